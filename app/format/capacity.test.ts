import { expect, test } from "vitest";
import { capacity } from "./capacity";
import { localNumber } from "./numbers";

test.each([
  [1, "1 GB"],
  [96, "96 GB"],
  [500, "500 GB"],
  [999, "999 GB"],
  [1000, "1 TB"],
  [1500, `${localNumber(1.5)} TB`],
  [1250, `${localNumber(1.25)} TB`],
  [0.25, `${localNumber(0.25)} GB`],
  [1.1 * 1000, `${localNumber(1.1)} TB`],
  [10_000, "10 TB"],
])("%d gigabytes are formatted as %s", (gb, written) => {
  const { value, unit } = capacity(gb);
  expect(`${value} ${unit}`).toBe(written);
});
