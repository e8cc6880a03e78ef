import { Drawing } from "../../components/drawing";
import { Section } from "../../components/section";
import type { PageProps } from "../../entry/page-props";
import type { loader } from "./loader";
import "./values.css";

const heads = ["head-d", "head-e", "head-f"] as const;

/** Each with one of the team. */
export function Values({ title, values }: PageProps<typeof loader>["data"]["values"]) {
  if (values.length === 0) return null;
  return (
    <Section head={{ id: "values", title }}>
      <ul className="careers-values">
        {values.map(({ id, title, text }, place) => (
          <li key={id} className="careers-values-value">
            <h3 className="careers-values-name">{title}</h3>
            <p className="careers-values-text">{text}</p>
            <div className="careers-values-head">
              <Drawing name={heads[place % 3] ?? heads[0]} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
