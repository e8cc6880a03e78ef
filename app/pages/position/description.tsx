import { JobPoints } from "../../components/job";
import { Section } from "../../components/section";
import type { PageProps } from "../../entry/page-props";
import "./description.css";
import "./facts.css";
import type { loader } from "./loader";

type PositionData = PageProps<typeof loader>["data"];

export function Facts({ label, facts }: PositionData["facts"]) {
  return (
    <section className="position-facts" aria-label={label}>
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

export function Description({ title, about, lists }: PositionData["description"]) {
  if (about.length + lists.length === 0) return null;
  return (
    <Section>
      <div className="position-description">
        {about.length > 0 && (
          <div className="position-description-story">
            <h2>{title}</h2>
            {about.map((paragraph) => (
              <p key={paragraph} className="position-description-paragraph">
                {paragraph}
              </p>
            ))}
          </div>
        )}
        <div className="position-description-lists">
          <JobPoints
            lists={lists}
            heading={(title) => <h2 className="position-description-title">{title}</h2>}
          />
        </div>
      </div>
    </Section>
  );
}
