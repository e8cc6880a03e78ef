import { careerValues } from "../../content/careers";
import { positions } from "../../content/positions";
import { Reveal } from "../../ui/reveal";
import { Section } from "../../ui/section";
import { JobCard } from "./job-card";
import "./openings.css";

/** Who we look for, beside what we expect of each other. */
export function Openings() {
  return (
    <Section ground="midnight" labelledBy="openings">
      <div className="careers-openings">
        <div className="careers-openings-side">
          <h2 id="openings">Open positions</h2>
          <p className="lead">{`${countOf(positions.length)} Expand one, then write to us.`}</p>
          <h3 className="careers-openings-subtitle">What we value</h3>
          <ul className="careers-openings-values">
            {careerValues.map(({ id, title, text }) => (
              <li key={id} className="careers-openings-value">
                <b className="careers-openings-name">{title}</b>
                <p className="careers-openings-text">{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <ul className="careers-openings-jobs">
          {positions.map((position) => (
            <Reveal key={position.slug} as="li">
              <JobCard {...position} />
            </Reveal>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function countOf(roles: number): string {
  return roles === 1 ? "One role." : `${roles} roles.`;
}
