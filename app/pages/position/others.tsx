import { AnyLink } from "../../components/any-link";
import { Icon } from "../../components/icon";
import { JobLine } from "../../components/job-line";
import { Section } from "../../components/section";
import { othersTitle } from "../../content/pages/position";
import { type Position, positions } from "../../content/positions";
import "./others.css";

export function Others({ position }: { position: Position }) {
  const others = positions.filter(({ slug }) => slug !== position.slug);
  if (others.length === 0) return null;
  return (
    <Section labelledBy="others">
      <h2 className="position-others-title" id="others">
        {othersTitle}
      </h2>
      <ul className="position-others">
        {others.map((other) => (
          <li key={other.slug} className="position-others-line">
            <AnyLink target={{ to: `/careers/${other.slug}` }} className="position-others-link">
              <b className="position-others-name">{other.title}</b> <JobLine {...other} />
              <Icon name="arrow" />
            </AnyLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
