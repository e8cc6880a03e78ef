import { minecraftFeatures } from "../../content/minecraft-features";
import { Section } from "../../ui/section";
import { Tiles } from "../../ui/tiles";

export function Features() {
  return (
    <Section space="small">
      <Tiles tiles={minecraftFeatures} />
    </Section>
  );
}
