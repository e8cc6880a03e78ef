import { expect, test } from "vitest";
import { words } from "../content/interface";
import { capacity } from "./capacity";
import { localNumber } from "./numbers";

const { gigabytes, terabytes } = words.units;

test.each([
  [0.25, 0.25, gigabytes],
  [999, 999, gigabytes],
  [1000, 1, terabytes],
  [1250, 1.25, terabytes],
  [1.1 * 1000, 1.1, terabytes],
])("%d gigabytes are formatted as %d %s", (gb, value, unit) => {
  expect(capacity(gb)).toEqual({ value: localNumber(value), unit });
});
