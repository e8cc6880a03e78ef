import { minecraftPlans } from "../../content/minecraft-plans";
import { capitalised, counted } from "../../format/counted";
import { priceRange } from "../../format/price-range";
import type { PageMeta } from "../../seo/page-meta";
import { Closing } from "./closing";
import { Features } from "./features";
import { Hero } from "./hero";
import { Plans } from "./plans";

const { lowest, highest } = priceRange(minecraftPlans);

export const meta: PageMeta = {
  title: `Minecraft server hosting from ${lowest} a month`,
  description: `${capitalised(counted(minecraftPlans.length, "Minecraft plan"))} named after blocks, from ${lowest} to ${highest} a month. RAM, SSD and backups on every card, mods and plugins, servers in India.`,
};

export default function MinecraftPage() {
  return (
    <>
      <Hero />
      <Features />
      <Plans />
      <Closing />
    </>
  );
}
