import { websitePlans } from "../../content/website-plans";
import type { ShareCard } from "../../share-card";
import { priceRange } from "../../ui/price-range";

export const shareCard: ShareCard = {
  headline: ["A home page for", "the rest of it."],
  offer: `cPanel website hosting from ${priceRange(websitePlans).lowest} a month`,
  drawing: "prop-panel",
  alt: "An old computer with a lit screen",
};
