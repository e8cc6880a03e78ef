import { Reveal } from "../../components/reveal";
import { Section } from "../../components/section";
import { positions } from "../../content/positions";
import { JobCard } from "./job-card";
import "./openings.css";
import { Values } from "./values";

export function Openings() {
  return (
    <Section ground="midnight" labelledBy="openings">
      <div className="careers-openings">
        <div className="careers-openings-side">
          <h2 id="openings">Open positions</h2>
          <p className="lead">{`${countOf(positions.length)} Expand one, then write to us.`}</p>
          <div className="careers-openings-values">
            <Values />
          </div>
        </div>
        <ul className="careers-openings-jobs">
          {positions.map((position) => (
            <Reveal key={position.slug} as="li">
              <JobCard position={position} />
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
