import type { ShareCard } from "../../seo/share-card";

export const shareCard: ShareCard = {
  headline: ["We keep", "the beat."],
  offer: "A small hosting team for Indian gamers",
  drawing: "region-asia-pacific",
  alt: "An islet with a temple, a palm and a pond",
};
