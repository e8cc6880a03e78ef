import { type ReactNode, useRef } from "react";
import { prefersReducedMotion } from "../../../browser/reduced-motion";
import { tickerEntries } from "../../../content/ticker";
import { timing } from "../../../hooks/timing";
import { useRotation } from "../../../hooks/use-rotation";
import "./hero-stage.css";
import { Island, lightTile } from "./island";
import { Ticker } from "./ticker";

/** One timer drives the ticker and the light of the island: one lap of the light is one entry of the ticker. */
export function HeroStage({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const meterRef = useRef<HTMLDivElement>(null);
  const lightRef = useRef<SVGSVGElement>(null);
  const { turn, fading, paused, togglePause } = useRotation(ref, {
    entries: tickerEntries.length,
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
      <Island lightRef={lightRef} />
      {tickerEntries.length > 0 && (
        <div className="home-hero-stage-ticker page-width">
          <Ticker turn={turn} fading={fading} paused={paused} onToggle={togglePause} meterRef={meterRef} />
        </div>
      )}
    </div>
  );
}
