import { type ReactNode, useRef } from "react";
import { prefersReducedMotion } from "../../../browser/reduced-motion";
import { ButtonRow } from "../../../components/button-row";
import { FirstScreenEnd } from "../../../components/first-screen-end";
import { Icon } from "../../../components/icon";
import { Sky } from "../../../components/sky";
import type { PageProps } from "../../../entry/page-props";
import { timing } from "../../../hooks/timing";
import { useRotation } from "../../../hooks/use-rotation";
import type { loader } from "../loader";
import "../../../styles/skies/dusk.css";
import "./hero.css";
import { Island, lightTile } from "./island";
import { Ticker } from "./ticker";

export type HeroProps = PageProps<typeof loader>["data"]["hero"];

export function Hero({ copy, ...stage }: HeroProps) {
  return (
    <section className="home-hero" data-sky="dusk">
      <Sky />
      <Stage {...stage}>
        <Copy {...copy} />
      </Stage>
      <FirstScreenEnd />
    </section>
  );
}

/** One timer drives the ticker and the light of the island: one lap of the light is one entry of the ticker. */
function Stage({ island, ticker, children }: Omit<HeroProps, "copy"> & { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const meterRef = useRef<HTMLDivElement>(null);
  const lightRef = useRef<SVGSVGElement>(null);
  const { togglePause, ...rotation } = useRotation(ref, {
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
    <div className="home-hero-stage" ref={ref}>
      <div className="home-hero-stage-copy page-width">{children}</div>
      <Island {...island} lightRef={lightRef} />
      {ticker && (
        <div className="home-hero-stage-ticker page-width">
          <Ticker {...ticker} {...rotation} onToggle={togglePause} meterRef={meterRef} />
        </div>
      )}
    </div>
  );
}

function Copy({ title, badges, lead, links }: HeroProps["copy"]) {
  const [firstLine, secondLine] = title;
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
