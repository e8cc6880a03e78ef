/** At least one entry, so that picking from it always gives something. */
export type Choices<T> = readonly [T, ...T[]];

/**
 * A number from 0 to 1 that looks random and is the same on every machine and every build: a drawing whose
 * bytes change between builds would lose its place in every cache.
 */
export function noise(x: number, y: number, z: number, seed: number): number {
  let bits = (x * 374761393 + y * 668265263 + z * 2147483647 + seed * 974634777) | 0;
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177);
  bits ^= bits >>> 16;
  return (bits >>> 0) / 4294967296;
}

/** The choice that lies this far (0 to 1) along the list. */
export function pick<T>(choices: Choices<T>, fraction: number): T {
  return choices[Math.min(choices.length - 1, Math.floor(fraction * choices.length))] ?? choices[0];
}

/** The choice at this position, counting round and round. */
export function cycle<T>(choices: Choices<T>, position: number): T {
  return choices[position % choices.length] ?? choices[0];
}

type Place = readonly [number, number] | readonly [number, number, number];

/** A list of coordinates. A call, because the formatter gives each entry of a nested array a line of its own. */
export function places<P extends Place>(...list: P[]): P[] {
  return list;
}
