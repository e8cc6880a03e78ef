import { expect, test } from "vitest";
import { cycle, noise, pick } from "./pattern";

test("noise gives the same values in every version", () => {
  expect(noise(0, 0, 0, 0)).toBe(0);
  expect(noise(3, 4, 5, 7)).toBe(0.38399873580783606);
});

test("noise is evenly distributed between 0 and 1", () => {
  const values = Array.from({ length: 4000 }, (_, i) =>
    noise(i % 20, Math.floor(i / 20) % 20, Math.floor(i / 400), 3),
  );
  expect(values.every((value) => value >= 0 && value < 1)).toBe(true);
  for (const quarter of [0, 1, 2, 3]) {
    const share = values.filter((value) => Math.floor(value * 4) === quarter).length / values.length;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.3);
  }
});

test("pick maps 0 to the first choice and 1 to the last, cycle starts again after the last", () => {
  const choices = ["a", "b", "c"] as const;
  expect([0, 0.34, 0.99, 1].map((fraction) => pick(choices, fraction))).toEqual(["a", "b", "c", "c"]);
  expect([0, 2, 3, 7].map((position) => cycle(choices, position))).toEqual(["a", "c", "a", "b"]);
});
