import { expect, test } from "vitest";
import { withoutScripts } from "./limit";
import { atLeast, atMost, median, medianAndRange, table, whole } from "./report";

test("the median of an even number of values is the mean of the two in the middle", () => {
  expect(median([9, 1, 3, 5])).toBe(4);
  expect(medianAndRange([30, 10, 20])).toBe("20 (10–30)");
  expect(() => median([])).toThrow();
});

test("a value is marked if its printed text is above the goal", () => {
  expect(atMost(1.05, 1.0501, (value) => value.toFixed(2))).toBe("1.05");
  expect(atMost(60, 1234.4, whole)).toBe("1,234 **(over 60)**");
  expect(atLeast(100, 99)).toBe("99 **(under 100)**");
});

test("the limit has the structured data of the page and no scripts", () => {
  const kept = '<p>a</p><script type="application/ld+json">{}</script>';
  expect(withoutScripts(`<script type="module" src="/a.js" data-modules="/b.js"></script>${kept}`)).toBe(
    kept,
  );
});

test("a table has text aligned on the left and values on the right", () => {
  expect(table(["route", "ms"], [["/", "1,234"]])).toBe(
    ["| route |    ms |", "| ----- | ----: |", "| /     | 1,234 |"].join("\n"),
  );
});
