import type { Colour } from "../../engine/colour";
import { type Choices, cycle } from "../../engine/pattern";
import { materials } from "../materials";

/** Nine by seven pixels: `#` in the main colour, `+` in the second, the others in the colour of the field. */
export type Flag = { field: Colour; main: Colour; second: Colour; rows: readonly string[] };

/** For each partner's logo that comes with the site a flag with the same motif. */
const flagsOfLogos: Readonly<Record<string, Flag>> = {
  "partner-nimbu-pani-smp": {
    field: "#2f5a2a",
    main: "#a2d95c",
    second: "#f6e14a",
    rows: ["..#####..", ".##+.+##.", "##++.++##", "##.....##", "##++.++##", ".##+.+##.", "..#####.."],
  },
  "partner-third-bench-builders": {
    field: "#3a332e",
    main: "#d8d2c6",
    second: "#e2a84e",
    rows: [".........", ".#######.", ".........", ".#######.", ".+++++++.", "..#...#..", "..#...#.."],
  },
  "partner-half-slab-club": {
    field: "#efe3cf",
    main: "#8a5a2c",
    second: "#d99a3e",
    rows: ["#.#.#.#.#", ".........", "#.......#", "+++++++++", "#########", "#########", "#########"],
  },
  "partner-two-pings-late": {
    field: "#3a2d5c",
    main: "#d6c4ff",
    second: materials.coral,
    rows: ["..#####..", ".#.....#.", "...###...", "..#...#..", "....+....", "...+++...", "...+++..."],
  },
  "partner-monsoon-modpacks": {
    field: "#1f5a63",
    main: "#f6eddd",
    second: materials.cyan,
    rows: ["...###...", ".#######.", "#########", ".#######.", ".........", ".+..+..+.", "..+..+..+"],
  },
};

/** Bands, a cross, a square and corners. */
const plainPatterns: Choices<readonly string[]> = [
  ["#########", "#########", ".........", "+++++++++", ".........", "#########", "#########"],
  ["##..+..##", "##..+..##", "....+....", "+++++++++", "....+....", "##..+..##", "##..+..##"],
  [".........", ".#######.", ".#.....#.", ".#..+..#.", ".#.....#.", ".#######.", "........."],
  ["###......", "##.......", "#...+....", "...+++...", "....+...#", ".......##", "......###"],
];

const plainColours: Choices<Omit<Flag, "rows">> = [
  { field: "#1f5a63", main: materials.cyan, second: materials.bone },
  { field: "#5a2a1c", main: "#e2a84e", second: materials.bone },
  { field: "#2f5a2a", main: "#a2d95c", second: materials.bone },
  { field: "#3a2d5c", main: "#d6c4ff", second: materials.brass },
  { field: "#efe3cf", main: materials.ember, second: "#8a5a2c" },
];

/** What a flag shows of a partner's record. */
export type FlagPartner = { id: string; logo: string; flagColors?: readonly Colour[] | undefined };

/** In the colours of the record, if it has any. */
export function flagOf({ flagColors = [], ...partner }: FlagPartner): Flag {
  const flag = flagsOfLogos[partner.logo] ?? plainFlag(partner.id);
  const [field = flag.field, main = flag.main, second = main] = flagColors;
  return flagColors.length > 0 ? { ...flag, field, main, second } : flag;
}

/** For a logo without a flag of its own, such as a picture file: it depends on the id. */
function plainFlag(id: string): Flag {
  const sum = [...id].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return {
    ...cycle(plainColours, sum),
    rows: cycle(plainPatterns, Math.floor(sum / plainColours.length)),
  };
}
