import type { RefObject } from "react";
import { Drawing } from "../../../components/drawing";
import { drawingFile } from "../../../components/drawing-file";
import { timing } from "../../../hooks/timing";
import "./island.css";

const tiles = Array.from({ length: timing.tickerTicks }, (_, tile) => tile);

/** The tile that is lit while nothing runs: one of the front edge, in full view. */
const restingTile = 8;

/** How many tiles glow at once: the lit one and its tail. */
const brightest = 5;

/**
 * The island, and over it the light on its rim: a drawing of its own, so that only it is painted again. Its tiles
 * stand in the sprite of the page's HTML; a reader who came from another page of ours sees the island without it.
 */
export function Island({ lightRef }: { lightRef: RefObject<SVGSVGElement | null> }) {
  return (
    <div className="home-island">
      <Drawing
        name="island"
        alt="A floating island at night: server racks, a tea stall and an auto-rickshaw."
        firstScreen
      />
      <svg
        className="home-island-light"
        viewBox={drawingFile("island").viewBox}
        aria-hidden="true"
        ref={lightRef}
      >
        {tiles.map((tile) => (
          <use key={tile} href={`#island-tick-${tile}`} data-light={tile === restingTile ? brightest : 0} />
        ))}
      </svg>
    </div>
  );
}

/** Lights one tile and, a level lower each, those the light has just left. */
export function lightTile(light: SVGSVGElement | null, lit: number) {
  for (const [tile, element] of Array.from(light?.children ?? []).entries()) {
    const age = (lit - tile + tiles.length) % tiles.length;
    const level = String(Math.max(0, brightest - age));
    // Writing the same level again would cost a style recalculation for nothing.
    if (element.getAttribute("data-light") !== level) element.setAttribute("data-light", level);
  }
}
