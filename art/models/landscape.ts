import type { Drawing } from "../engine/svg";
import { ditherRow } from "./dither";
import { ringMarkup } from "./mark";
import { materials } from "./materials";

const sunriseWidth = 1920;
const sunriseHeight = 480;
/** Half the distance between two cells of the ring. */
const step = 15;
const middle = sunriseWidth / 2;
/** The ground under the ring. */
const horizon = 360;

/** The mark at six times its size: the cells are 24 wide and the gaps 6. The ring is one gap above the horizon. */
const ringScale = 6;
const ringSize = 29 * ringScale;
const ringTop = horizon - ringScale - ringSize;

/** How far the ring has risen, as the names of the drawings. */
export type Dawn = "sunrise-night" | "sunrise-first-light" | "sunrise";

type DawnParts = {
  /** The upper edge of the picture. */
  top: number;
  /** The sky, and the light around the ring. */
  light: string;
  /** How far the ring is below its place at sunrise. */
  sunk: number;
  ring: string;
  hills: readonly [far: string, middle: string, near: string];
};

const dawns: Readonly<Record<Dawn, () => DawnParts>> = {
  "sunrise-night": () => ({
    top: 270,
    light: stars() + sunk(165, disc("#33200f", 10)),
    sunk: 162,
    ring: "#b8690f",
    hills: ["#241911", "#19110b", "#0e0b09"],
  }),
  "sunrise-first-light": () => ({
    top: 150,
    light: skyBand("#56300f", 225) + sunk(90, disc("#6b3b10", 13) + disc("#8a4d12", 10)),
    sunk: 90,
    ring: materials.torch,
    hills: ["#3a2110", "#20140b", "#0e0b09"],
  }),
  sunrise: () => ({
    top: 0,
    light: [
      skyBand("#56300f", 30),
      skyBand("#7a430f", 120),
      skyBand("#a4601a", 225),
      disc("#b26c1c", 18),
      disc("#c47a1e", 14),
      disc("#e8962a", 10),
    ].join(""),
    sunk: 0,
    ring: "#fff1cf",
    hills: ["#4a2a12", "#20140b", "#0e0b09"],
  }),
};

export function isDawn(name: string): name is Dawn {
  return Object.hasOwn(dawns, name);
}

/** The drawing above the footer: the mark with all cells lit behind the hills, or only its light. */
export function sunrise(dawn: Dawn, { withMark = true } = {}): Drawing {
  const { top, light, ring, hills, ...parts } = dawns[dawn]();
  const height = sunriseHeight - top;
  const [far, middleHills, near] = hills;
  const body = [
    light,
    withMark ? ringAt(parts.sunk, ring) : "",
    shape(far, hillsPath({ seed: 7, base: horizon, amplitude: 30, flat: [660, 1260] })),
    shape(middleHills, hillsPath({ seed: 41, base: 405, amplitude: 30 })),
    shape(near, hillsPath({ seed: 99, base: 450, amplitude: 15 })),
  ];
  return {
    viewBox: `0 ${top} ${sunriseWidth} ${height}`,
    width: sunriseWidth,
    height,
    body: `<g shape-rendering="crispEdges">${body.join("")}</g>`,
  };
}

function ringAt(lower: number, colour: string): string {
  const place = `translate(${middle - ringSize / 2} ${ringTop + lower}) scale(${ringScale})`;
  return `<g transform="${place}">${ringMarkup(colour)}</g>`;
}

function disc(colour: string, radius: number): string {
  return shape(colour, lightPath(radius));
}

function sunk(distance: number, parts: string): string {
  return `<g transform="translate(0 ${distance})">${parts}</g>`;
}

/** Evenly far from each other, in two heights, every third one brighter; none at the light in the middle. */
function stars(): string {
  const places = Array.from({ length: 12 }, (_, index) => [90 + index * 158, index % 2 ? 336 : 294] as const);
  return places
    .filter(([x]) => Math.abs(x - middle) > 100)
    .map(([x, y], index) => shape(index % 3 ? "#6c6459" : "#a79b88", `M${x} ${y}h6v6h-6z`))
    .join("");
}

function shape(colour: string, path: string): string {
  return `<path fill="${colour}" d="${path}"/>`;
}

/** A disc around the middle of the ring, whole steps above the horizon: no row is cut in two there. */
function lightPath(radius: number): string {
  const centre = horizon - 6 * step;
  const rows = Array.from({ length: 2 * radius }, (_, index) => {
    const row = index - radius;
    const half = Math.round(Math.sqrt(radius ** 2 - (row + 0.5) ** 2)) * step;
    return { half, top: centre + row * step, bottom: centre + (row + 1) * step };
  });
  const rightSide = rows.map(({ half, bottom }) => `H${middle + half}V${bottom}`);
  const leftSide = rows.toReversed().map(({ half, top }) => `H${middle - half}V${top}`);
  return `M${middle} ${centre - radius * step}${rightSide.join("")}${leftSide.join("")}z`;
}

type HillOptions = {
  seed: number;
  /** The mean height of the ridge and the maximum distance from it; y increases downwards. */
  base: number;
  amplitude: number;
  /** Between these two places the ridge has its mean height. */
  flat?: readonly [from: number, to: number];
};

export function hillsPath({ seed, base, amplitude, flat: [from, to] = [0, 0] }: HillOptions): string {
  const random = randomNumbers(seed);
  let path = `M0 ${sunriseHeight}V${base}`;
  let y = base;
  for (let x = 0; x < sunriseWidth; ) {
    const end = Math.min(sunriseWidth, x + step * (2 + Math.floor(random() * 4)));
    const next =
      end > from && x < to
        ? base
        : Math.max(base - amplitude, Math.min(base + amplitude, y + (Math.floor(random() * 3) - 1) * step));
    if (next !== y) path += `H${x}V${next}`;
    y = next;
    x = end;
  }
  return `${path}H${sunriseWidth}V${sunriseHeight}z`;
}

/** The sky from here on downwards; above it the colour gets denser over ten rows of the dither pattern. */
function skyBand(colour: string, top: number): string {
  const cell = 6;
  const rows = 10;
  const lines = Array.from({ length: rows }, (_, row) => {
    const lengths = dashesOf(ditherRow(row, rows)).map((cells) => cells * cell);
    const y = top + (row + 0.5) * cell;
    return `<path stroke="${colour}" stroke-width="${cell}" stroke-dasharray="${lengths.join(" ")}" d="M0 ${y}h${sunriseWidth}"/>`;
  });
  return `${lines.join("")}${shape(colour, `M0 ${top + rows * cell}h${sunriseWidth}V${sunriseHeight}H0z`)}`;
}

/** The lengths of filled and empty cells in turn, beginning with filled ones. */
function dashesOf(cells: readonly boolean[]): number[] {
  const dashes = [0];
  for (const [index, filled] of cells.entries()) {
    const isDash = dashes.length % 2 === 1;
    if (filled !== isDash) dashes.push(0);
    dashes[dashes.length - 1] = (dashes.at(-1) ?? 0) + 1;
    if (index === cells.length - 1 && filled) dashes.push(0);
  }
  return dashes;
}

/** Pseudo-random numbers from 0 to 1, the same for the same seed (Lehmer, "minimal standard"). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
