import { type RefObject, useEffect, useRef } from "react";
import { timing } from "../../behavior/timing";
import { type TickerEntry, tickerEntries } from "../../content/ticker";
import { Icon } from "../../ui/icon";
import { indianNumber } from "../../ui/numbers";
import "./ticker.css";

type TickerProps = {
  /** Which entry is shown. */
  index: number;
  fading: boolean;
  paused: boolean;
  onToggle: () => void;
  meterRef: RefObject<SVGRectElement | null>;
};

/**
 * Who plays what right now, one entry at a time. Not a live region: nobody wants it read out every few seconds.
 * All entries are in the HTML, for those who have no script to turn them.
 */
export function Ticker({ index, fading, paused, onToggle, meterRef }: TickerProps) {
  const ref = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // timing.ts owns the number; without script there is no fade and none is needed.
    ref.current?.style.setProperty("--fade", `${timing.tickerFade}ms`);
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div className="home-ticker slab" role="group" aria-label="Live activity">
      <svg
        className="home-ticker-meter"
        viewBox={`0 0 ${timing.tickerTicks} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className="home-ticker-unlit" width={timing.tickerTicks} height="1" />
        <rect className="home-ticker-lit" width={timing.tickerTicks} height="1" ref={meterRef} />
      </svg>
      <button
        type="button"
        className="home-ticker-switch"
        aria-label={paused ? "Play live activity" : "Pause live activity"}
        onClick={onToggle}
      >
        <Icon name={paused ? "play" : "pause"} />
      </button>
      <ul className="home-ticker-entries" data-fading={fading} ref={ref}>
        {tickerEntries.map((entry, position) => (
          <li key={entry.id} className="home-ticker-entry" hidden={position !== index}>
            <Facts {...entry} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Facts({ game, region, players, trendPercent }: TickerEntry) {
  return (
    <>
      <p className="home-ticker-fact">
        <b>{game}</b> <span>{region}</span>
      </p>
      <p className="home-ticker-fact">
        <b>{indianNumber(players)}</b> <span>players</span>
      </p>
      <p className="home-ticker-fact" data-trend={trendPercent > 0 ? "up" : "down"}>
        <b>{`${trendPercent > 0 ? "+" : ""}${trendPercent}%`}</b> <span>this hour</span>
      </p>
    </>
  );
}

export function fillMeter(lit: SVGRectElement | null, cells: number) {
  lit?.setAttribute("width", String(cells));
}
