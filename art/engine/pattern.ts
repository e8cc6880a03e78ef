export type Choices<T> = readonly [T, ...T[]];

/**
 * A pseudo-random number from 0 to 1. It must be the same in every build, or the file names of the drawings would
 * change and with them what browsers have cached.
 */
export function noise(x: number, y: number, z: number, seed: number): number {
  let bits = (x * 374761393 + y * 668265263 + z * 2147483647 + seed * 974634777) | 0;
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177);
  bits ^= bits >>> 16;
  return (bits >>> 0) / 4294967296;
}

/** Maps a fraction from 0 to 1 to one of the choices. */
export function pick<T>(choices: Choices<T>, fraction: number): T {
  return choices[Math.min(choices.length - 1, Math.floor(fraction * choices.length))] ?? choices[0];
}

/** The choice at this position modulo the length. */
export function cycle<T>(choices: Choices<T>, position: number): T {
  return choices[position % choices.length] ?? choices[0];
}

type Place = readonly [number, number] | readonly [number, number, number];

/** A list of coordinates. As a function call, the formatter does not put each of them on its own line. */
export function places<P extends Place>(...list: P[]): P[] {
  return list;
}
