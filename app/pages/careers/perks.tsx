import { Section } from "../../components/section";
import { Tiles } from "../../components/tiles";
import { careerPerks } from "../../content/careers";
import { perksTitle } from "../../content/pages/careers";

export function Perks() {
  if (careerPerks.length === 0) return null;
  return (
    <Section head={{ id: "perks", title: perksTitle }}>
      <Tiles tiles={careerPerks} heading="h3" />
    </Section>
  );
}
