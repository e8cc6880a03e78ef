/** A figure: read as prefix, value, suffix, unit ("under 15 min", "4.2/5", "147+"). */
export type Figure = {
  prefix?: string;
  value: number;
  /** Set close to the value: "+", "%", "/7". */
  suffix?: string;
  /** Set apart from the value by a space: "min". */
  unit?: string;
  /** The value at which the instrument is full; absent where the figure has no ceiling. */
  outOf?: number;
};

/** A figure on an instrument. */
export type Stat = Figure & {
  id: string;
  label: string;
  /** One sentence under the figure. */
  text: string;
};
