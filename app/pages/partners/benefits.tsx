import { Section } from "../../components/section";
import { SectionHead } from "../../components/section-head";
import { Tiles } from "../../components/tiles";
import { partnerBenefits } from "../../content/partners";
import { capitalised, counted } from "../../format/counted";

/** What a partnership brings. */
export function Benefits() {
  return (
    <Section ground="quiet" labelledBy="benefits">
      <SectionHead
        id="benefits"
        title="What is in it for you"
        lead={`${capitalised(counted(partnerBenefits.length, "thing"))}, in the order partners thank us for them.`}
      />
      <Tiles tiles={partnerBenefits} heading="h3" />
    </Section>
  );
}
