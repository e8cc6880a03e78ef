import "./hero.css";
import { HeroCopy } from "./hero-copy";
import { HeroStage } from "./hero-stage";

/** The first screen: what we promise, what it costs, and the island it happens on. */
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
