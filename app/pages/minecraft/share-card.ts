import { minecraftPlans } from "../../content/minecraft-plans";
import type { ShareCard } from "../../share-card";
import { priceRange } from "../../ui/price-range";

const [surface] = minecraftPlans;
const { lowest, highest } = priceRange(minecraftPlans);

export const shareCard: ShareCard = {
  headline: ["Dig until", "it fits."],
  offer: `${minecraftPlans.length} Minecraft plans, ${lowest} to ${highest} a month`,
  drawing: surface?.drawing ?? "block-grass",
  alt: `A ${surface?.title.toLowerCase() ?? "grass"} block`,
};
