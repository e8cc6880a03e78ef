import { vpsPlans } from "../../content/vps-plans";
import { priceRange } from "../../format/price-range";
import type { ShareCard } from "../../seo/share-card";

export const shareCard: ShareCard = {
  headline: ["A whole machine,", "minus the noise."],
  offer: `VPS with root access from ${priceRange(vpsPlans).lowest} a month`,
  drawing: "prop-hardware",
  alt: "A processor on its board",
};
