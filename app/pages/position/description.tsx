import { JobPoints } from "../../components/job-points";
import { Section } from "../../components/section";
import { storyTitle } from "../../content/pages/position";
import type { Position } from "../../content/positions";
import "./description.css";

export function Description({ position }: { position: Position }) {
  const { about, requirements, responsibilities } = position;
  if (about.length + requirements.length + responsibilities.length === 0) return null;
  return (
    <Section>
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
          <JobPoints
            {...position}
            heading={(title) => <h2 className="position-description-title">{title}</h2>}
          />
        </div>
      </div>
    </Section>
  );
}
