import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { watchSight } from "../browser/observe-visibility";
import { useReducedMotion } from "./use-reduced-motion";

export type RotationOptions = {
  /** Milliseconds from one entry to the next; the fade is the end of it. */
  period: number;
  fade: number;
  /** Equal steps of a period, numbered from 0. */
  ticks: number;
  /** Told at every step and not rendered: several a second are for the DOM alone. */
  onTick: (tick: number) => void;
};

export type Rotation = {
  /** How many entries have had their turn. */
  turn: number;
  fading: boolean;
  paused: boolean;
  togglePause: () => void;
};

/**
 * Entries that take turns. Stands still while paused and while the element cannot be seen, and goes on from where it
 * stood; under reduced motion it starts paused. One clock drives the entries, the fade and the ticks, so they stay
 * in step.
 */
export function useRotation(
  ref: RefObject<Element | null>,
  { period, fade, ticks, onTick }: RotationOptions,
): Rotation {
  const [seen, setSeen] = useState(false);
  useEffect(() => (ref.current ? watchSight(ref.current, setSeen) : undefined), [ref]);

  const reducedMotion = useReducedMotion();
  const [choice, setChoice] = useState<"paused" | "playing">();
  const paused = choice === undefined ? reducedMotion : choice === "paused";
  const running = !paused && seen;

  // Counts entries and fades: an even phase shows an entry, the odd one after it lets it go.
  const [phase, setPhase] = useState(0);
  const elapsed = useRef(0);
  const tell = useEffectEvent(onTick);

  useEffect(() => {
    if (!running) return;
    const startedAt = performance.now() - elapsed.current;
    const tickLength = period / ticks;
    const fadeAt = period - fade;
    let timer: ReturnType<typeof setTimeout>;

    function step() {
      elapsed.current = performance.now() - startedAt;
      const inPeriod = elapsed.current % period;
      setPhase(2 * Math.floor(elapsed.current / period) + (inPeriod < fadeAt ? 0 : 1));
      tell(Math.floor(inPeriod / tickLength));

      const untilTick = tickLength - (inPeriod % tickLength);
      const untilFade = inPeriod < fadeAt ? fadeAt - inPeriod : untilTick;
      timer = setTimeout(step, Math.min(untilTick, untilFade));
    }

    step();
    return () => {
      clearTimeout(timer);
      elapsed.current = performance.now() - startedAt;
    };
  }, [running, period, fade, ticks]);

  return {
    turn: Math.floor(phase / 2),
    fading: phase % 2 === 1,
    paused,
    togglePause: () => setChoice(paused ? "playing" : "paused"),
  };
}
