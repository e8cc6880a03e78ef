import { useRef } from "react";
import { timing } from "../hooks/timing";
import { useHydrated } from "../hooks/use-hydrated";
import { useLayoutData } from "../hooks/use-layout-data";
import { useRotation } from "../hooks/use-rotation";
import { Icon } from "./icon";
import "./scene-lights.css";

const groups = [0, 1, 2, 3, 4];

/** In a part of each group's share of the period its lights are dim. */
const ticksOfGroup = timing.tickerTicks / groups.length;
const dimTicks = 2;

type SceneLightsProps = { src: string; viewBox: string };

/** Lets the lights of a scene blink in turn, and a button that stops it. They are fetched when the app runs, after all that can be seen. */
export function SceneLights({ src, viewBox }: SceneLightsProps) {
  const { words } = useLayoutData();
  const hydrated = useHydrated();
  const ref = useRef<SVGSVGElement>(null);
  const { paused, togglePause } = useRotation(ref, {
    entries: 2,
    period: timing.tickerPeriod,
    fade: 0,
    ticks: timing.tickerTicks,
    onTick: (tick) => {
      for (const [group, element] of Array.from(ref.current?.children ?? []).entries()) {
        const isDim = Math.floor(tick / ticksOfGroup) === group && tick % ticksOfGroup < dimTicks;
        element.toggleAttribute("data-dim", isDim);
      }
    },
  });
  return (
    <>
      <svg className="scene-lights" viewBox={viewBox} aria-hidden="true" ref={ref}>
        {hydrated && groups.map((group) => <use key={group} href={`${src}#lights-${group}`} />)}
      </svg>
      <button
        type="button"
        className="scene-lights-switch"
        aria-label={paused ? words.page.playScene : words.page.pauseScene}
        onClick={togglePause}
      >
        <Icon name={paused ? "play" : "pause"} />
      </button>
    </>
  );
}
