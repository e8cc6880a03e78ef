import { expect, test } from "vitest";
import { statGraphicKind } from "./stat-graphic-kind";

test.each([
  [{ value: 147, suffix: "+" }, "count"],
  [{ value: 5 }, "count"],
  [{ value: 50_000, suffix: "+" }, undefined],
  [{ value: 50, suffix: "k" }, undefined],
  [{ value: 15, unit: "min" }, undefined],
  [{ value: 4.5 }, undefined],
  [{ value: 24, suffix: "/7", outOf: 24 }, "week"],
  [{ value: 12, suffix: "/7", outOf: 24 }, "gauge"],
  [{ value: 4.2, suffix: "/5", outOf: 5 }, "rating"],
  [{ value: 42, suffix: "/50", outOf: 50 }, "gauge"],
  [{ prefix: "under", value: 15, unit: "min", outOf: 60 }, "limit"],
  [{ value: 97, suffix: "%", outOf: 100 }, "gauge"],
] as const)("the graphic of %j: %s", (figure, kind) => {
  expect(statGraphicKind(figure)).toBe(kind);
});
