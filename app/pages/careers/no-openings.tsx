import { ButtonRow } from "../../components/button-row";
import { Section } from "../../components/section";
import { destinations } from "../../content/brand";
import "./no-openings.css";
import { Values } from "./values";

/** Shown instead of `Openings` while there is no position. */
export function NoOpenings() {
  return (
    <Section ground="midnight" labelledBy="openings">
      <div className="careers-no-openings">
        <div className="careers-no-openings-text">
          <h2 id="openings">No open position right now</h2>
          <p className="lead">
            The next one is posted on this page. If you would like to hear of it first, write to us and say
            what you have run.
          </p>
          <ButtonRow
            links={[{ text: "Write to us", target: { href: destinations.careersMail }, icon: "mail" }]}
          />
        </div>
        <div>
          <Values />
        </div>
      </div>
    </Section>
  );
}
