import type { ShareCard } from "../../seo/share-card";

export const shareCard: ShareCard = {
  headline: ["The rules,", "in plain words"],
  offer: "Privacy, terms, acceptable use and refunds",
  drawing: "stairs",
  alt: "Ten blocks stacked as a staircase",
};
