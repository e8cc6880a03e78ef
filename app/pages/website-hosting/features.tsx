import { Section } from "../../components/section";
import { Tiles } from "../../components/tiles";
import { websiteFeatures } from "../../content/website-features";

export function Features() {
  return (
    <Section space="small">
      <Tiles tiles={websiteFeatures} />
    </Section>
  );
}
