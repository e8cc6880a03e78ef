import { minecraftPlans } from "../../content/minecraft-plans";
import type { PageMeta } from "../../page-meta";
import { PageHead } from "../../ui/page-head";
import { priceRange } from "../../ui/price-range";

const { lowest, highest } = priceRange(minecraftPlans);

export const meta: PageMeta = {
  title: `Minecraft server hosting from ${lowest} a month`,
  description: `Ten Minecraft plans named after blocks, from ${lowest} to ${highest} a month. RAM, SSD and backups on every card, mods and plugins, servers in India.`,
};

export default function MinecraftPage() {
  return (
    <PageHead
      title="Dig until it fits."
      lead={`Ten Minecraft plans, one per block. Grass is at the surface for ${lowest} a month, Obsidian at the bottom for ${highest}. Stop at the one that fits your crew.`}
    />
  );
}
