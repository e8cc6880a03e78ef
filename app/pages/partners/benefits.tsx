import { Section } from "../../components/section";
import { Tiles } from "../../components/tiles";
import { benefits } from "../../content/pages/partners";
import { partnerBenefits } from "../../content/partners";

export function Benefits() {
  if (partnerBenefits.length === 0) return null;
  return (
    <Section ground="quiet" head={{ id: "benefits", ...benefits }}>
      <Tiles tiles={partnerBenefits} heading="h3" />
    </Section>
  );
}
