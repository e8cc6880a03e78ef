import type { ShareCard } from "../../seo/share-card";

export const shareCard: ShareCard = {
  headline: ["Build it", "next to us."],
  offer: "For communities, creators and companies",
  drawing: "prop-network",
  alt: "A mast with a signal light",
};
