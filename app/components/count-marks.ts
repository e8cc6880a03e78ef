/** In pixels: a count is drawn at this size where there is room, so that its marks are sharp. */
export const countHeight = 48;
const widthOfMarks = 254;
const widestPitch = 32;
/** More marks cannot be told apart; a larger figure has none. */
export const mostMarks = 300;

const openEnd = { marks: 3, width: 3, gap: 3 };

export type CountMarks = {
  /** Of the whole drawing. */
  width: number;
  mark: { width: number; height: number; gap: number };
  /** The middle and the length of each row of marks. */
  rows: readonly { y: number; length: number }[];
  /** Three thin marks after the last one, for "and more". */
  openEnd?: { x: number; y: number; length: number; width: number; gap: number };
};

/** One mark for each thing, in as few rows as have room. */
export function countMarks(value: number, andMore: boolean): CountMarks {
  const rowCount = value > 50 ? Math.ceil(value / 50) : value > 20 ? 2 : 1;
  const columns = Math.ceil(value / rowCount);
  const pitch = Math.min(widestPitch, Math.floor(widthOfMarks / columns));
  const gap = Math.min(6, Math.max(2, Math.round(pitch / 4)));
  const height = Math.floor((countHeight + gap) / rowCount) - gap;
  const rows = Array.from({ length: rowCount }, (_, row) => ({
    y: row * (height + gap) + height / 2,
    length: Math.min(columns, value - row * columns) * pitch,
  }));
  const last = rows.at(-1) ?? { y: 0, length: 0 };
  const width = Math.max(...rows.map(({ length }) => length));
  const mark = { width: pitch - gap, height, gap };
  if (!andMore) return { width, mark, rows };
  const length = openEnd.marks * (openEnd.width + openEnd.gap);
  return {
    width: Math.max(width, last.length + length),
    mark,
    rows,
    openEnd: { x: last.length, y: last.y, length, width: openEnd.width, gap: openEnd.gap },
  };
}
