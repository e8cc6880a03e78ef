import { ButtonRow } from "../../components/button-row";
import { Section } from "../../components/section";
import { destinations } from "../../content/brand";
import { noOpenings } from "../../content/pages/careers";
import "./no-openings.css";

/** Shown instead of `Openings` while there is no position. */
export function NoOpenings() {
  return (
    <Section ground="midnight" labelledBy="openings">
      <div className="careers-no-openings">
        <h2 id="openings">{noOpenings.title}</h2>
        <p className="lead">{noOpenings.lead}</p>
        <ButtonRow
          links={[{ text: noOpenings.mailLink, target: { href: destinations.careersMail }, icon: "mail" }]}
        />
      </div>
    </Section>
  );
}
