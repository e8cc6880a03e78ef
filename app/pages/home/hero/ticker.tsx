import { type RefObject, useEffect, useRef } from "react";
import { Icon } from "../../../components/icon";
import { ticker as texts } from "../../../content/pages/home";
import { tickerEntries } from "../../../content/ticker";
import { timing } from "../../../hooks/timing";
import "./ticker.css";
import { TickerEntries } from "./ticker-entries";

type TickerProps = {
  /** How often the entry has changed. */
  turn: number;
  fading: boolean;
  paused: boolean;
  onToggle: () => void;
  meterRef: RefObject<HTMLDivElement | null>;
};

/** Not a live region: screen readers would announce every entry. */
export function Ticker({ turn, fading, paused, onToggle, meterRef }: TickerProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // timing.ts has the duration; without script nothing fades.
    ref.current?.style.setProperty("--fade", `${timing.tickerFade}ms`);
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div className="home-ticker slab" role="group" aria-label={texts.label} ref={ref}>
      <div className="home-ticker-meter" aria-hidden="true">
        <div className="home-ticker-lit" ref={meterRef} />
      </div>
      {tickerEntries.length > 1 && (
        <button
          type="button"
          className="home-ticker-switch"
          aria-label={paused ? texts.play : texts.pause}
          onClick={onToggle}
        >
          <Icon name={paused ? "play" : "pause"} />
        </button>
      )}
      <TickerEntries turn={turn} fading={fading} />
    </div>
  );
}
