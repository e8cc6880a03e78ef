import { jobTypes } from "../../components/job-line";
import type { Position } from "../../content/positions";
import { formatDay } from "../../format/dates";
import "./facts.css";

export function Facts({ position }: { position: Position }) {
  const { department, location, type, datePosted, validThrough } = position;
  const facts = [
    { term: "Team", value: department },
    { term: "Where", value: location },
    { term: "Hours", value: jobTypes[type] },
    { term: "Posted", value: formatDay(datePosted) },
    { term: "Apply by", value: formatDay(validThrough) },
  ];
  return (
    <section className="position-facts" aria-label="Facts">
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
