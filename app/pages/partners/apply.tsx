import { ButtonLink } from "../../components/button-link";
import { ButtonRow } from "../../components/button-row";
import { ClosingStrip } from "../../components/closing-strip";
import { destinations } from "../../content/brand";
import { partnerApplication } from "../../content/partners";

export function Apply() {
  return (
    <ClosingStrip
      title="Have something worth hosting?"
      text="Tell us what you make, who it is for and what breaks first when people show up. Two paragraphs are plenty."
      actions={
        <ButtonRow>
          <ButtonLink target={{ href: destinations[partnerApplication.destination] }} icon="arrow">
            Apply Now
          </ButtonLink>
        </ButtonRow>
      }
    />
  );
}
