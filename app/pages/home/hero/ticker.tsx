import { type RefObject, useEffect, useRef } from "react";
import { Icon } from "../../../components/icon";
import { timing } from "../../../hooks/timing";
import type { useRotation } from "../../../hooks/use-rotation";
import type { HomeData } from "../loader";
import "./ticker.css";

type TickerProps = NonNullable<HomeData["hero"]["ticker"]> &
  ReturnType<typeof useRotation> & { meterRef: RefObject<HTMLDivElement | null> };

/** Not a live region: screen readers would announce every entry. */
export function Ticker(props: TickerProps) {
  const { label, play, pause, trend, entries, turn, fading, paused, togglePause, meterRef } = props;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // timing.ts has the duration; without script nothing fades.
    ref.current?.style.setProperty("--fade", `${timing.tickerFade}ms`);
  }, []);
  const shown = turn % entries.length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div className="home-ticker slab" role="group" aria-label={label} ref={ref}>
      <div className="home-ticker-meter" aria-hidden="true">
        <div className="home-ticker-lit" ref={meterRef} />
      </div>
      {entries.length > 1 && (
        <button
          type="button"
          className="home-ticker-switch"
          aria-label={paused ? play : pause}
          onClick={togglePause}
        >
          <Icon name={paused ? "play" : "pause"} />
        </button>
      )}
      {/* One entry is visible; all of them are in the HTML, for browsers without script. */}
      <ul className="home-ticker-entries" data-fading={fading}>
        {entries.map(({ id, game, region, players, change, direction }, position) => (
          <li key={id} className="home-ticker-entries-entry" hidden={position !== shown}>
            <p className="home-ticker-entries-fact">
              <b>{game}</b> <span>{region}</span>
            </p>
            <p className="home-ticker-entries-fact">
              <b>{players.number}</b> <span>{players.word}</span>
            </p>
            <p className="home-ticker-entries-fact" data-trend={direction}>
              <b>{change}</b> <span>{trend}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
