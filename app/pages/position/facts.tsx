import type { PageProps } from "../../entry/page-props";
import "./facts.css";
import type { loader } from "./loader";

export function Facts({ label, facts }: PageProps<typeof loader>["data"]["facts"]) {
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
