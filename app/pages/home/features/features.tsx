import { BulletList } from "../../../components/bullet-list";
import { Drawing } from "../../../components/drawing";
import { Reveal } from "../../../components/reveal";
import { Section } from "../../../components/section";
import { homeFeatures } from "../../../content/home-features";
import { features } from "../../../content/pages/home";
import { timing } from "../../../hooks/timing";
import "./features.css";

export function Features() {
  if (homeFeatures.length === 0) return null;
  return (
    <Section ground="hour-13" head={{ id: "features", ...features }}>
      <div className="home-features">
        {homeFeatures.map(({ id, drawing, title, description, benefits }) => (
          <Reveal key={id} as="article" className="home-features-card" share={timing.featureRevealShare}>
            <h3 className="home-features-title">{title}</h3>
            <p className="home-features-text">{description}</p>
            <div className="home-features-benefits">
              <BulletList points={benefits} />
            </div>
            <div className="home-features-drawing">
              <Drawing name={drawing} />
            </div>
          </Reveal>
        ))}
      </div>
    </Section>
  );
}
