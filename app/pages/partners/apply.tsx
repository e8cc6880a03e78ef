import { destinations } from "../../content/brand";
import { partnerApplication } from "../../content/partners";
import { ButtonLink } from "../../ui/button-link";
import { ButtonRow } from "../../ui/button-row";
import { ClosingStrip } from "../../ui/closing-strip";

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
