import { Section } from "../../components/section";
import { Tiles } from "../../components/tiles";
import { vpsFeatures } from "../../content/vps-features";

export function Features() {
  return (
    <Section space="small">
      <Tiles tiles={vpsFeatures} />
    </Section>
  );
}
