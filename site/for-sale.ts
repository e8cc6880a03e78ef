/** Those that can be ordered; all if none can. */
export function forSale<Record extends { soldOut?: unknown }>(records: readonly Record[]): readonly Record[] {
  const left = records.filter(({ soldOut }) => soldOut !== true);
  return left.length > 0 ? left : records;
}
