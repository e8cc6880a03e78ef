/** Rows of pixels that were replaced by others. Either side may be empty; the end of a range is not part of it. */
export type Block = { beforeTop: number; beforeBottom: number; afterTop: number; afterBottom: number };

type Pair = { before: number; after: number };

/**
 * Finds out which rows of one picture are rows of the other, so that a page that has grown by a line is compared below
 * that line too. Rows that occur once in both are matched if they are in the same order (as patience diff does); what
 * equals around them is matched with them, and what remains are the blocks.
 */
export function alignRows(before: readonly number[], after: readonly number[]): Block[] {
  const matches = longestIncreasing(uniquePairs(before, after));
  const blocks: Block[] = [];
  let start: Pair = { before: 0, after: 0 };
  for (const end of [...matches, { before: before.length, after: after.length }]) {
    const block = trim(before, after, start, end);
    if (block.beforeTop < block.beforeBottom || block.afterTop < block.afterBottom) blocks.push(block);
    start = { before: end.before + 1, after: end.after + 1 };
  }
  return blocks;
}

/** The row of the picture before that a row of the picture after belongs to. */
export function beforeRow(afterRow: number, blocks: readonly Block[]): number {
  let shift = 0;
  for (const { beforeTop, beforeBottom, afterTop, afterBottom } of blocks) {
    if (afterRow < afterTop) break;
    if (afterRow < afterBottom) return Math.min(beforeTop + (afterRow - afterTop), beforeBottom);
    shift = beforeBottom - afterBottom;
  }
  return afterRow + shift;
}

function uniquePairs(before: readonly number[], after: readonly number[]): Pair[] {
  const unique = uniqueRows(before);
  return [...uniqueRows(after)].flatMap(([row, index]) => {
    const match = unique.get(row);
    return match === undefined ? [] : [{ before: match, after: index }];
  });
}

function uniqueRows(rows: readonly number[]): Map<number, number> {
  const unique = new Map<number, number>();
  const repeated = new Set<number>();
  for (const [index, row] of rows.entries()) {
    if (unique.has(row)) repeated.add(row);
    else unique.set(row, index);
  }
  for (const row of repeated) unique.delete(row);
  return unique;
}

/** Of pairs in the order of `after`, the most that are in the order of `before` too. */
function longestIncreasing(pairs: readonly Pair[]): Pair[] {
  type Link = { pair: Pair; previous: Link | undefined };
  /** The end of the best chain of each length: that with the smallest `before`. */
  const ends: Link[] = [];
  for (const pair of pairs) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle]?.pair.before ?? 0) < pair.before) low = middle + 1;
      else high = middle;
    }
    ends[low] = { pair, previous: ends[low - 1] };
  }
  const chain: Pair[] = [];
  for (let link = ends.at(-1); link; link = link.previous) chain.push(link.pair);
  return chain.reverse();
}

/** The rows between two matches, without those that are equal at their beginning and end. */
function trim(before: readonly number[], after: readonly number[], start: Pair, end: Pair): Block {
  let { before: beforeTop, after: afterTop } = start;
  let { before: beforeBottom, after: afterBottom } = end;
  while (beforeTop < beforeBottom && afterTop < afterBottom && before[beforeTop] === after[afterTop]) {
    beforeTop++;
    afterTop++;
  }
  while (
    beforeTop < beforeBottom &&
    afterTop < afterBottom &&
    before[beforeBottom - 1] === after[afterBottom - 1]
  ) {
    beforeBottom--;
    afterBottom--;
  }
  return { beforeTop, beforeBottom, afterTop, afterBottom };
}
