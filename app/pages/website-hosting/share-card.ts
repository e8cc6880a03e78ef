import { websitePlans } from "../../content/website-plans";
import { priceRange } from "../../format/price-range";
import type { ShareCard } from "../../seo/share-card";

export const shareCard: ShareCard = {
  headline: ["A home page for", "the rest of it."],
  offer: `cPanel website hosting from ${priceRange(websitePlans).lowest} a month`,
  drawing: "prop-panel",
  alt: "An old computer with a lit screen",
};
