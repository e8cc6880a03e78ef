import { BulletList } from "../../../components/bullet-list";
import { Drawing } from "../../../components/drawing";
import { Reveal } from "../../../components/reveal";
import { Section } from "../../../components/section";
import { timing } from "../../../hooks/timing";
import type { HomeData } from "../loader";
import "./features.css";

type FeaturesProps = NonNullable<HomeData["features"]>;

export function Features({ head, cards }: FeaturesProps) {
  return (
    <Section ground="hour-13" head={{ id: "features", ...head }}>
      <div className="home-features">
        {cards.map(({ id, drawing, title, description, benefits }) => (
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
