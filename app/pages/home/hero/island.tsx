import type { RefObject } from "react";
import { Drawing, isDrawing, useDrawingFile } from "../../../components/drawing";
import { ScenePicture } from "../../../components/scene-picture";
import { timing } from "../../../hooks/timing";
import type { HomeData } from "../loader";
import "./island.css";

/** So that a picture is not wider than a phone, and on a wide screen not under the title. */
const pictureSides = 7.4;

const tiles = Array.from({ length: timing.tickerTicks }, (_, tile) => tile);

/** Lit while the animation does not run. */
const restingTile = 8;

/** The light of the lit tile and of those behind it. Not 1: from and to 1 the browser lays out the whole light again. */
const glow = [0.999, 0.76, 0.52, 0.3, 0.1];

type IslandProps = HomeData["hero"]["island"] & { lightRef: RefObject<SVGSVGElement | null> };

/**
 * The light on the rim is a separate svg, so that only it is repainted. Its tiles are inlined into the HTML of the home
 * page: after a client-side navigation from another page the island has no light.
 */
export function Island({ name, alt, lightRef }: IslandProps) {
  const file = useDrawingFile(name);
  if (!isDrawing(name)) {
    return (
      <div className="home-island">
        <ScenePicture {...file} alt={alt} sides={pictureSides} />
      </div>
    );
  }
  return (
    <div className="home-island">
      <Drawing name={name} alt={alt} firstScreen />
      <svg className="home-island-light" viewBox={file.viewBox} aria-hidden="true" ref={lightRef}>
        {tiles.map((tile) => (
          <use key={tile} href={`#island-tick-${tile}`} data-resting={tile === restingTile || undefined} />
        ))}
      </svg>
    </div>
  );
}

export function lightTile(light: SVGSVGElement | null, lit: number) {
  for (const [tile, element] of light?.querySelectorAll("use").entries() ?? []) {
    const age = (lit - tile + tiles.length) % tiles.length;
    element.style.opacity = String(glow[age] ?? 0);
  }
}
