import { Drawing } from "../../components/drawing";
import { Reveal } from "../../components/reveal";
import { Section } from "../../components/section";
import { aboutFeatures } from "../../content/about";
import { features } from "../../content/pages/about";
import { timing } from "../../hooks/timing";
import "./features.css";

export function Features() {
  if (aboutFeatures.length === 0) return null;
  return (
    <Section ground="hour-24" head={{ id: "features", ...features }}>
      <ul className="about-features">
        {aboutFeatures.map(({ id, drawing, title, text }) => (
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
