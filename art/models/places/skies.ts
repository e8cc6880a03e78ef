import type { Sky } from "../../engine/night-light";

/** The light of the sky at the time of day of each place. At sunrise the right sides are brighter than the left ones. */
export const skies = {
  dusk: { light: [0.64, 0.5, 0.42], on: { top: 1, left: 0.66, right: 0.36 } },
  evening: { light: [0.52, 0.46, 0.45], on: { top: 1, left: 0.6, right: 0.34 } },
  midnight: { light: [0.45, 0.43, 0.57], on: { top: 1, left: 0.6, right: 0.36 } },
  "one-am": { light: [0.46, 0.43, 0.5], on: { top: 1, left: 0.6, right: 0.36 } },
  "two-am": { light: [0.36, 0.43, 0.48], on: { top: 1, left: 0.58, right: 0.36 } },
  "five-am": { light: [0.6, 0.47, 0.5], on: { top: 1, left: 0.56, right: 0.46 } },
  sunrise: { light: [0.78, 0.6, 0.47], on: { top: 1, left: 0.54, right: 0.66 } },
  studio: { light: [1, 1, 1], on: { top: 1, left: 0.62, right: 0.38 } },
} as const satisfies Record<string, Sky>;

export type Hour = keyof typeof skies;
