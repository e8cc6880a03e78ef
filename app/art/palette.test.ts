import { expect, test } from "vitest";
import type { Colour } from "./colour";
import { reducePalette } from "./palette";

function keptColours(uses: [Colour, number][], limit: number): Colour[] {
  return [...new Set(reducePalette(new Map(uses), limit).values())].sort();
}

test("a palette within its limit stays as it is", () => {
  expect(
    keptColours(
      [
        ["#ff0000", 1],
        ["#fe0000", 1],
      ],
      2,
    ),
  ).toEqual(["#fe0000", "#ff0000"]);
});

test("no more colours remain than the limit allows", () => {
  const greys = Array.from({ length: 60 }, (_, i): [Colour, number] => [
    `#${(i + 16).toString(16).repeat(3)}`,
    i + 1,
  ]);
  expect(keptColours(greys, 7)).toHaveLength(7);
});

test("of two colours that look alike, the one used more stands in for the other", () => {
  const standIns = reducePalette(
    new Map<Colour, number>([
      ["#ff0000", 3],
      ["#fa0000", 9],
      ["#0000ff", 1],
    ]),
    2,
  );
  expect(standIns.get("#ff0000")).toBe("#fa0000");
  expect(standIns.get("#0000ff")).toBe("#0000ff");
});

test("a colour whose stand-in is given up too follows it to the end", () => {
  const standIns = reducePalette(
    new Map<Colour, number>([
      ["#101010", 1],
      ["#121212", 4],
      ["#202020", 90],
    ]),
    1,
  );
  expect([...standIns.values()]).toEqual(["#202020", "#202020", "#202020"]);
});
