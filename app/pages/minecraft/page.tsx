import { ClosingStrip } from "../../components/closing-strip";
import { Section } from "../../components/section";
import { Tiles } from "../../components/tiles";
import { destinations } from "../../content/brand";
import { minecraftFeatures } from "../../content/minecraft-features";
import { closing } from "../../content/pages/minecraft";
import { Hero } from "./hero";
import { Plans } from "./plans";

export { meta } from "../../content/pages/minecraft";

export default function MinecraftPage() {
  return (
    <>
      <Hero />
      <Section space="small">
        <Tiles tiles={minecraftFeatures} />
      </Section>
      <Plans />
      <ClosingStrip
        title={closing.title}
        text={closing.text}
        links={[
          { text: closing.discordLink, target: { href: destinations.discordInvite }, icon: "discord" },
          { text: closing.vpsLink, target: { to: "/vps" }, tone: "dark" },
        ]}
      />
    </>
  );
}
