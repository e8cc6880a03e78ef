import { expect, test } from "vitest";
import { countHeight, countMarks, mostMarks } from "./count-marks";

const everyCount = Array.from({ length: mostMarks }, (_, index) => index + 1);

test("there is one mark for each", () => {
  for (const value of everyCount) {
    const { mark, rows } = countMarks(value, false);
    const marks = rows.reduce((sum, { length }) => sum + length / (mark.width + mark.gap), 0);
    expect(marks, `${value}`).toBe(value);
  }
});

test("every mark can be seen, and no row leaves the drawing", () => {
  for (const value of everyCount) {
    const { width, mark, rows, openEnd } = countMarks(value, true);
    expect(mark.width, `${value}`).toBeGreaterThanOrEqual(3);
    expect(mark.height, `${value}`).toBeGreaterThanOrEqual(4);
    for (const { y, length } of rows) {
      expect(length, `${value}`).toBeGreaterThan(0);
      expect(length, `${value}`).toBeLessThanOrEqual(width);
      expect(y + mark.height / 2, `${value}`).toBeLessThanOrEqual(countHeight);
    }
    expect((openEnd?.x ?? 0) + (openEnd?.length ?? 0), `${value}`).toBeLessThanOrEqual(width);
  }
});

test("small counts have one row, larger ones rows of equal length", () => {
  const lengths = (value: number) => countMarks(value, false).rows.map(({ length }) => length);
  expect(lengths(8)).toHaveLength(1);
  expect(lengths(50)).toEqual([250, 250]);
  expect(lengths(147)).toEqual([245, 245, 245]);
  expect(new Set(lengths(23).slice(0, -1)).size).toBe(1);
});

test("only a count with more behind it has an open end, after its last mark", () => {
  expect(countMarks(8, false).openEnd).toBeUndefined();
  const { rows, openEnd } = countMarks(8, true);
  expect(openEnd?.x).toBe(rows.at(-1)?.length);
});
