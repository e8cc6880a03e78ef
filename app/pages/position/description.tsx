import { Section } from "../../components/section";
import { TitledPoints } from "../../components/titled-points";
import { words } from "../../content/interface";
import { storyTitle } from "../../content/pages/position";
import type { Position } from "../../content/positions";
import "./description.css";

export function Description({ position }: { position: Position }) {
  const { about, requirements, responsibilities } = position;
  if (about.length + requirements.length + responsibilities.length === 0) return null;
  return (
    <Section ground="quiet">
      <div className="position-description">
        {about.length > 0 && (
          <div className="position-description-story">
            <h2>{storyTitle}</h2>
            {about.map((paragraph) => (
              <p key={paragraph} className="position-description-paragraph">
                {paragraph}
              </p>
            ))}
          </div>
        )}
        <div className="position-description-lists">
          <TitledPoints
            heading={<h2 className="position-description-title">{words.job.requirements}</h2>}
            points={requirements}
          />
          <TitledPoints
            heading={<h2 className="position-description-title">{words.job.responsibilities}</h2>}
            points={responsibilities}
          />
        </div>
      </div>
    </Section>
  );
}
