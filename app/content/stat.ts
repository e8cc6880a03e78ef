import type { Figure } from "../format/numbers";

/** A figure with a label and a sentence. */
export type Stat = Figure & {
  id: string;
  label: string;
  /** One sentence under the figure. */
  text: string;
};
