import { parseBitmap, pixelPath } from "../engine/pixel-path";
import type { Drawing } from "../engine/svg";
import { materials } from "./materials";

export type PartnerLogoName = keyof typeof partnerLogos;

type PartnerLogo = {
  /** 12 × 12 pixels, `#` in the main colour and `+` in the second. */
  bitmap: string;
  main: string;
  second: string;
};

/** Symmetric emblems in two colours. */
export const partnerLogos = {
  "nimbu-pani-smp": {
    main: materials.sprout,
    second: materials.brass,
    bitmap: `
      ....####....
      ..########..
      .##++..++##.
      .#+++..+++#.
      ##+++..+++##
      ##........##
      ##........##
      ##+++..+++##
      .#+++..+++#.
      .##++..++##.
      ..########..
      ....####....
    `,
  },
  "third-bench-builders": {
    main: materials.paleStone,
    second: materials.honeyOak,
    bitmap: `
      ............
      ############
      ############
      ............
      ############
      ############
      ............
      ++++++++++++
      ++++++++++++
      .##......##.
      .##......##.
      .##......##.
    `,
  },
  "half-slab-club": {
    main: materials.board,
    second: materials.lamplight,
    bitmap: `
      ............
      #.##.##.##.#
      ............
      #..........#
      ............
      #..........#
      ++++++++++++
      ############
      ############
      ############
      ############
      ############
    `,
  },
  "two-pings-late": {
    main: "#c3abf0",
    second: materials.coral,
    bitmap: `
      ...######...
      .##......##.
      #..........#
      ...######...
      ..#......#..
      .....++.....
      ....++++....
      .....++.....
      ............
      ....++++....
      ...++++++...
      ...++++++...
    `,
  },
  "monsoon-modpacks": {
    main: materials.casing,
    second: materials.cyan,
    bitmap: `
      ....####....
      ..########..
      .##########.
      ############
      ############
      .##########.
      ............
      .+..+..+..+.
      .+..+..+..+.
      ............
      ..+..++..+..
      ..+..++..+..
    `,
  },
} as const satisfies Record<string, PartnerLogo>;

export function drawPartnerLogo(name: PartnerLogoName): Drawing {
  const { bitmap, main, second } = partnerLogos[name];
  const layers = [
    { colour: main, paint: "#" },
    { colour: second, paint: "+" },
  ] as const;
  const paths = layers.map(({ colour, paint }) => {
    const pixels = parseBitmap(bitmap.replaceAll(/[#+]/g, (pixel) => (pixel === paint ? "#" : ".")));
    return `<path fill="${colour}" d="${pixelPath(pixels)}"/>`;
  });
  return {
    viewBox: "0 0 12 12",
    width: 400,
    height: 400,
    body: `<g shape-rendering="crispEdges">${paths.join("")}</g>`,
  };
}
