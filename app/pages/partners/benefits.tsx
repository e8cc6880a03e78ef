import { partnerBenefits } from "../../content/partners";
import { capitalised, counted } from "../../ui/counted";
import { Section } from "../../ui/section";
import { SectionHead } from "../../ui/section-head";
import { Tiles } from "../../ui/tiles";

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
