import { ClosingStrip } from "../../components/closing-strip";
import { Section } from "../../components/section";
import { Tiles } from "../../components/tiles";
import { destinations } from "../../content/brand";
import { minecraftFeatures } from "../../content/minecraft-features";
import { minecraftPlans } from "../../content/minecraft-plans";
import { capitalised, counted } from "../../format/counted";
import { priceRange } from "../../format/price-range";
import type { PageMeta } from "../../seo/page-meta";
import { Hero } from "./hero";
import { Plans } from "./plans";

const { lowest, highest } = priceRange(minecraftPlans);

export const meta: PageMeta = {
  name: "Minecraft",
  title: `Minecraft server hosting from ${lowest} a month`,
  description: `${capitalised(counted(minecraftPlans.length, "Minecraft plan"))} named after blocks, from ${lowest} to ${highest} a month. RAM, SSD and backups on every card, mods and plugins, servers in India.`,
};

export default function MinecraftPage() {
  return (
    <>
      <Hero />
      <Section space="small">
        <Tiles tiles={minecraftFeatures} />
      </Section>
      <Plans />
      <ClosingStrip
        title="Stuck between two blocks?"
        text="Tell us how many friends, which mods and where you all live. We will say the smaller one when the smaller one will do."
        links={[
          { text: "Ask on Discord", target: { href: destinations.discordInvite }, icon: "discord" },
          { text: "Or run your own VPS", target: { to: "/vps" }, tone: "dark" },
        ]}
      />
    </>
  );
}
