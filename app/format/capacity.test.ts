import { expect, test } from "vitest";
import { words } from "../content/interface";
import { capacity } from "./capacity";
import { localNumber } from "./numbers";

const { gigabytes, terabytes } = words.units;

test.each([
  [1, `1 ${gigabytes}`],
  [96, `96 ${gigabytes}`],
  [500, `500 ${gigabytes}`],
  [999, `999 ${gigabytes}`],
  [1000, `1 ${terabytes}`],
  [1500, `${localNumber(1.5)} ${terabytes}`],
  [1250, `${localNumber(1.25)} ${terabytes}`],
  [0.25, `${localNumber(0.25)} ${gigabytes}`],
  [1.1 * 1000, `${localNumber(1.1)} ${terabytes}`],
  [10_000, `10 ${terabytes}`],
])("%d gigabytes are formatted as %s", (gb, written) => {
  const { value, unit } = capacity(gb);
  expect(`${value} ${unit}`).toBe(written);
});
