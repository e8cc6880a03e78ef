import { Drawing } from "../../components/drawing";
import { Reveal } from "../../components/reveal";
import { Section } from "../../components/section";
import type { PageProps } from "../../entry/page-props";
import { timing } from "../../hooks/timing";
import "./features.css";
import type { loader } from "./loader";

export function Features({ head, features }: PageProps<typeof loader>["data"]["features"]) {
  if (features.length === 0) return null;
  return (
    <Section ground="hour-24" head={{ id: "features", ...head }}>
      <ul className="about-features">
        {features.map(({ id, drawing, title, text }) => (
          <Reveal key={id} as="li" className="about-features-cell" share={timing.featureRevealShare}>
            <h3>{title}</h3>
            <p className="about-features-text">{text}</p>
            <div className="about-features-drawing">
              <Drawing name={drawing} />
            </div>
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}
