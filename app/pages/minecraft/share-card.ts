import { minecraftPlans } from "../../content/minecraft-plans";
import { priceRange } from "../../format/price-range";
import type { ShareCard } from "../../seo/share-card";

const [surface] = minecraftPlans;
const { lowest, highest } = priceRange(minecraftPlans);

export const shareCard: ShareCard = {
  headline: ["Dig until", "it fits."],
  offer: `${minecraftPlans.length} Minecraft plans, ${lowest} to ${highest} a month`,
  drawing: surface?.drawing ?? "block-grass",
  alt: `A ${surface?.title.toLowerCase() ?? "grass"} block`,
};
