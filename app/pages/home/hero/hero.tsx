import { useRef } from "react";
import { prefersReducedMotion } from "../../../browser/reduced-motion";
import { ButtonRow } from "../../../components/button-row";
import { FirstScreenEnd } from "../../../components/first-screen-end";
import { Icon } from "../../../components/icon";
import { Sky } from "../../../components/sky";
import { timing } from "../../../hooks/timing";
import { useRotation } from "../../../hooks/use-rotation";
import type { HomeData } from "../loader";
import "../../../styles/skies/dusk.css";
import "./hero.css";
import { Island, lightTile } from "./island";
import { Ticker } from "./ticker";

/** One timer drives the ticker and the light of the island: one lap of the light is one entry of the ticker. */
export function Hero({ copy, island, ticker }: HomeData["hero"]) {
  const ref = useRef<HTMLDivElement>(null);
  const meterRef = useRef<HTMLDivElement>(null);
  const lightRef = useRef<SVGSVGElement>(null);
  const rotation = useRotation(ref, {
    entries: ticker?.entries.length ?? 0,
    period: timing.tickerPeriod,
    fade: timing.tickerFade,
    ticks: timing.tickerTicks,
    onTick: (tick) => {
      // Under reduced motion the entries can be played, but the lights do not move.
      if (prefersReducedMotion()) return;
      if (meterRef.current) meterRef.current.style.transform = `scaleX(${(tick + 1) / timing.tickerTicks})`;
      lightTile(lightRef.current, tick);
    },
  });
  return (
    <section className="home-hero" data-sky="dusk">
      <Sky />
      <div className="home-hero-stage" ref={ref}>
        <div className="home-hero-stage-copy page-width">
          <Copy {...copy} />
        </div>
        <Island {...island} lightRef={lightRef} />
        {ticker && (
          <div className="home-hero-stage-ticker page-width">
            <Ticker {...ticker} {...rotation} meterRef={meterRef} />
          </div>
        )}
      </div>
      <FirstScreenEnd />
    </section>
  );
}

function Copy({ title: [firstLine, secondLine], badges, lead, links }: HomeData["hero"]["copy"]) {
  return (
    <>
      {badges.length > 0 && (
        <ul className="home-hero-copy-badges">
          {badges.map(({ icon, text }) => (
            <li key={text} className="home-hero-copy-badge">
              <Icon name={icon} />
              {text}
            </li>
          ))}
        </ul>
      )}
      <h1 className="home-hero-copy-title">
        <span>{firstLine}</span> <span>{secondLine}</span>
      </h1>
      <p className="home-hero-copy-lead lead">{lead}</p>
      <ButtonRow links={links} />
    </>
  );
}
