import "../../styles/bullet.css";
import { careerValues } from "../../content/careers";
import { valuesTitle } from "../../content/pages/careers";
import "./values.css";

export function Values() {
  return (
    <>
      <h3 className="careers-values-title">{valuesTitle}</h3>
      <ul className="careers-values">
        {careerValues.map(({ id, title, text }) => (
          <li key={id} className="careers-values-value bullet">
            <b className="careers-values-name">{title}</b>
            <p className="careers-values-text">{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
