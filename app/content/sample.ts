/** A record that was made up for this site: a real owner replaces it and drops the flag. The launch check lists what is left. */
export type Sample = { sample?: true };

/** A record in which only some fields were made up. A dot leads into a nested field: `networkStats.averageLatencyMs`. */
export type PartlySample<Field extends string> = { sampleFields?: readonly Field[] };
