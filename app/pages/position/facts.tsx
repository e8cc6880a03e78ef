import { words } from "../../content/interface";
import { facts as terms } from "../../content/pages/position";
import type { Position } from "../../content/positions";
import { formatDay } from "../../format/dates";
import "./facts.css";

export function Facts({ position }: { position: Position }) {
  const { department, location, type, datePosted, validThrough } = position;
  const facts = [
    { term: terms.team, value: department },
    { term: terms.location, value: location },
    { term: terms.hours, value: words.job.types[type] },
    { term: terms.posted, value: formatDay(datePosted) },
    { term: terms.applyBy, value: formatDay(validThrough) },
  ];
  return (
    <section className="position-facts" aria-label={terms.label}>
      <div className="page-width">
        <dl className="position-facts-list">
          {facts.map(({ term, value }) => (
            <div key={term} className="position-facts-fact">
              <dt className="position-facts-term">{term}</dt>
              <dd className="position-facts-value">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
