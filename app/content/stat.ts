/** A figure: prefix, value, suffix and unit ("under 15 min", "4.2/5", "147+"). */
export type Figure = {
  prefix?: string;
  value: number;
  /** Directly after the value: "+", "%", "/7". */
  suffix?: string;
  /** After a space: "min". */
  unit?: string;
  /** The value at which the meter is full; absent if the figure has no maximum. */
  outOf?: number;
};

/** A figure with a label and a sentence. */
export type Stat = Figure & {
  id: string;
  label: string;
  /** One sentence under the figure. */
  text: string;
};
