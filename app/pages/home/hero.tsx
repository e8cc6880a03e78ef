import "./hero.css";
import { StillPart } from "../../ui/still-part";
import { HeroStage } from "./hero-stage";
import { still } from "./still";

/** The first screen: what we promise, what it costs, and the island it happens on. */
export function Hero() {
  return (
    <section className="home-hero">
      <div className="home-hero-sky" />
      <HeroStage>
        <StillPart of={still} name="HeroCopy" />
      </HeroStage>
    </section>
  );
}
