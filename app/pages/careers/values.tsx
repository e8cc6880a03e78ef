import { Section } from "../../components/section";
import { careerValues } from "../../content/careers";
import { valuesTitle } from "../../content/pages/careers";
import "./values.css";

export function Values() {
  if (careerValues.length === 0) return null;
  return (
    <Section head={{ id: "values", title: valuesTitle }}>
      <ul className="careers-values">
        {careerValues.map(({ id, title, text }) => (
          <li key={id} className="careers-values-value">
            <h3 className="careers-values-name">{title}</h3>
            <p className="careers-values-text">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
