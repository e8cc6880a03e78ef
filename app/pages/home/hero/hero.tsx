import "./hero.css";
import { HeroCopy } from "./hero-copy";
import { HeroStage } from "./hero-stage";

export function Hero() {
  return (
    <section className="home-hero">
      <div className="home-hero-sky" />
      <HeroStage>
        <HeroCopy />
      </HeroStage>
    </section>
  );
}
