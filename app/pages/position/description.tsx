import { BulletList } from "../../components/bullet-list";
import { Section } from "../../components/section";
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
          <Points title="Requirements" points={requirements} />
          <Points title="Responsibilities" points={responsibilities} />
        </div>
      </div>
    </Section>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <h2 className="position-description-title">{title}</h2>
      <BulletList points={points} />
    </div>
  );
}
