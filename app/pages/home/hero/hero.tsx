import { FirstScreenEnd } from "../../../components/first-screen-end";
import { Sky } from "../../../components/sky";
import "../../../styles/skies/dusk.css";
import "./hero.css";
import { HeroCopy } from "./hero-copy";
import { HeroStage } from "./hero-stage";

export function Hero() {
  return (
    <section className="home-hero" data-sky="dusk">
      <Sky />
      <HeroStage>
        <HeroCopy />
      </HeroStage>
      <FirstScreenEnd />
    </section>
  );
}
