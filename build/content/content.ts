/** The records by the name of their file: `content["vps-plans"]` is what `content/vps-plans.yaml` holds. */
export type Content = Readonly<Record<string, unknown>>;

/** A value that the owner has to correct. */
export type Fault = {
  file: string;
  path: readonly PropertyKey[];
  /** The sentence without file and line. */
  sentence: string;
};
