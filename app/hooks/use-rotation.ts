import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { observeVisibility } from "../browser/observe-visibility";
import { prefersReducedMotion } from "../browser/reduced-motion";
import { useHydrated } from "./use-hydrated";

type RotationOptions = {
  /** Nothing moves if there are less than two. */
  entries: number;
  /** Milliseconds from one entry to the next, including the fade at its end. */
  period: number;
  fade: number;
  /** Equal steps of a period, numbered from 0. */
  ticks: number;
  /** Called at every step. Not state: several renders a second would be wasteful. */
  onTick: (tick: number) => void;
};

/**
 * Shows entries one after the other. Stops while paused and while the element is not visible, and continues from
 * there; under reduced motion it starts paused. One clock drives entries, fade and ticks, so they stay in step.
 */
export function useRotation(
  ref: RefObject<Element | null>,
  { entries, period, fade, ticks, onTick }: RotationOptions,
) {
  const reducedMotion = useHydrated() && prefersReducedMotion();
  const [choice, setChoice] = useState<"paused" | "playing">();
  const paused = choice === undefined ? reducedMotion : choice === "paused";

  // Two phases per entry: even while it is shown, odd while it fades.
  const [phase, setPhase] = useState(0);
  const elapsed = useRef(0);
  const reportTick = useEffectEvent(onTick);

  useEffect(() => {
    const element = ref.current;
    if (entries < 2 || paused || !element) return;
    const tickLength = period / ticks;
    const fadeAt = period - fade;
    let startedAt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function step() {
      elapsed.current = performance.now() - startedAt;
      const inPeriod = elapsed.current % period;
      setPhase(2 * Math.floor(elapsed.current / period) + (inPeriod < fadeAt ? 0 : 1));
      reportTick(Math.floor(inPeriod / tickLength));

      const untilTick = tickLength - (inPeriod % tickLength);
      const untilFade = inPeriod < fadeAt ? fadeAt - inPeriod : untilTick;
      timer = setTimeout(step, Math.min(untilTick, untilFade));
    }
    function stop() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      elapsed.current = performance.now() - startedAt;
    }

    // Visibility is not state. Firefox drops the message by which React schedules a render when it stores a page that
    // is being left; after the return React would wait for it for good.
    const stopObserving = observeVisibility(element, (visible) => {
      stop();
      if (!visible) return;
      startedAt = performance.now() - elapsed.current;
      step();
    });
    return () => {
      stopObserving();
      stop();
    };
  }, [ref, entries, paused, period, fade, ticks]);

  return {
    /** How many entries have been shown before this one. */
    turn: Math.floor(phase / 2),
    fading: phase % 2 === 1,
    paused,
    togglePause: () => setChoice(paused ? "playing" : "paused"),
  };
}
