/** Splits a list into parts of `size`; the last may be shorter, none is empty. */
export function chunk<Entry>(list: readonly Entry[], size: number): [Entry, ...Entry[]][] {
  const groups: [Entry, ...Entry[]][] = [];
  for (let start = 0; start < list.length; start += size) {
    groups.push(list.slice(start, start + size) as [Entry, ...Entry[]]);
  }
  return groups;
}
