import { Reveal } from "../../components/reveal";
import { Section } from "../../components/section";
import { openings } from "../../content/pages/careers";
import { positions } from "../../content/positions";
import { JobCard } from "./job-card";
import "./openings.css";

export function Openings() {
  return (
    <Section ground="midnight" labelledBy="openings">
      <div className="careers-openings">
        <div className="careers-openings-side">
          <h2 id="openings">{openings.title}</h2>
          <p className="lead">{positions.length === 1 ? openings.leadForOne : openings.lead}</p>
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
