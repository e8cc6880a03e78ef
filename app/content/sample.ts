/** A made-up record, which the owner has to replace. `npm run check:launch` lists what is left. */
export type Sample = { sample?: true };

/** A record with some made-up fields. A nested field has a dot: `networkStats.averageLatencyMs`. */
export type PartlySample<Field extends string> = { sampleFields?: readonly Field[] };
