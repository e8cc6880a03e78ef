import { BulletList } from "../../components/bullet-list";
import { Section } from "../../components/section";
import { storyTitle } from "../../content/pages/position";
import type { Position } from "../../content/positions";
import "./description.css";

export function Description({ position }: { position: Position }) {
  const { about, requirements, responsibilities } = position;
  return (
    <Section ground="quiet">
      <div className="position-description">
        <div className="position-description-story">
          <h2>{storyTitle}</h2>
          {about.map((paragraph) => (
            <p key={paragraph} className="position-description-paragraph">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="position-description-lists">
          <div>
            <h2 className="position-description-title">Requirements</h2>
            <BulletList points={requirements} />
          </div>
          <div>
            <h2 className="position-description-title">Responsibilities</h2>
            <BulletList points={responsibilities} />
          </div>
        </div>
      </div>
    </Section>
  );
}
