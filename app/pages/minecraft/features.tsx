import { Section } from "../../components/section";
import { Tiles } from "../../components/tiles";
import { minecraftFeatures } from "../../content/minecraft-features";

export function Features() {
  return (
    <Section space="small">
      <Tiles tiles={minecraftFeatures} />
    </Section>
  );
}
