import { Section } from "../../components/section";
import { Tiles } from "../../components/tiles";
import { partnerBenefits } from "../../content/partners";
import { capitalised, counted } from "../../format/counted";

export function Benefits() {
  const things = capitalised(counted(partnerBenefits.length, "thing"));
  return (
    <Section
      ground="quiet"
      head={{
        id: "benefits",
        title: "What is in it for you",
        lead: `${things}, in the order partners thank us for them.`,
      }}
    >
      <Tiles tiles={partnerBenefits} heading="h3" />
    </Section>
  );
}
