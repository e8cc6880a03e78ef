import { minecraftPlans } from "../../content/minecraft-plans";
import type { ShareCard } from "../../share-card";
import { priceRange } from "../../ui/price-range";

const { lowest, highest } = priceRange(minecraftPlans);

export const shareCard: ShareCard = {
  headline: ["Dig until", "it fits."],
  offer: `${minecraftPlans.length} Minecraft plans, ${lowest} to ${highest} a month`,
  drawing: minecraftPlans[0].drawing,
  alt: `A ${minecraftPlans[0].title.toLowerCase()} block`,
};
