import { vpsPlans } from "../../content/vps-plans";
import type { ShareCard } from "../../share-card";
import { priceRange } from "../../ui/price-range";

export const shareCard: ShareCard = {
  headline: ["A whole machine,", "minus the noise."],
  offer: `VPS with root access from ${priceRange(vpsPlans).lowest} a month`,
  drawing: "prop-hardware",
  alt: "A processor on its board",
};
