import { brand } from "../../content/brand";
import { minecraftPlans } from "../../content/minecraft-plans";
import { priceRange } from "../../format/price-range";
import type { ShareCard } from "../../seo/share-card";

export const shareCard: ShareCard = {
  headline: brand.tagline,
  offer: `Minecraft servers from ${priceRange(minecraftPlans).lowest} a month`,
  drawing: "island",
  alt: "A floating island at night with server racks, a tea stall and an auto-rickshaw",
};
