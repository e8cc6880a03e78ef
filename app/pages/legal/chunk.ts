/** For very long documents: the browser skips the rendering of groups of this many that are off screen. */
export const groupSize = 100;

/** Splits a list into parts of `size`, by number or by weight; the last may be smaller, none is empty. */
export function chunk<Entry>(
  list: readonly Entry[],
  size: number,
  weightOf: (entry: Entry) => number = () => 1,
): [Entry, ...Entry[]][] {
  const groups: [Entry, ...Entry[]][] = [];
  let room = 0;
  for (const entry of list) {
    const weight = weightOf(entry);
    const group = groups.at(-1);
    if (group && weight <= room) {
      group.push(entry);
    } else {
      groups.push([entry]);
      room = size;
    }
    room -= weight;
  }
  return groups;
}
