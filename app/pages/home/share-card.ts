import { brand } from "../../content/brand";
import { minecraftPlans } from "../../content/minecraft-plans";
import type { ShareCard } from "../../share-card";
import { priceRange } from "../../ui/price-range";

export const shareCard: ShareCard = {
  headline: brand.tagline,
  offer: `Minecraft servers from ${priceRange(minecraftPlans).lowest} a month`,
  drawing: "island",
  alt: "A floating island at night with server racks, a tea stall and an auto-rickshaw",
};
