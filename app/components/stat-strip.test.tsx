import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { localNumber } from "../format/numbers";
import { StatStrip } from "./stat-strip";

afterEach(cleanup);

const words = { label: "Label", text: "A sentence." };

test.each([
  [{ value: 147, suffix: "+" }, "147+"],
  [{ value: 99.9, suffix: "%", outOf: 100 }, `${localNumber(99.9)}%`],
  [{ value: 24, suffix: "/7", outOf: 24 }, "24/7"],
  [{ value: 4.2, suffix: "/5", outOf: 5 }, `${localNumber(4.2)}/5`],
  [{ prefix: "under", value: 15, unit: "min", outOf: 60 }, "under 15 min"],
])("%j is shown as %s, with a graphic", (figure, text) => {
  render(<StatStrip label="In figures" stats={[{ id: "one", ...words, ...figure }]} />);
  const [definition] = screen.getAllByRole("definition");
  expect(definition?.textContent).toBe(text);
  expect(definition?.querySelector("svg path, svg use")).not.toBeNull();
});

/** Length of every highlighted row, in units of the graphic's width of 300. */
function litLengths(container: HTMLElement): number[] {
  const path = container.querySelector('[class="stat-graphic-lit"]')?.getAttribute("d") ?? "";
  return Array.from(path.matchAll(/h([\d.]+)/g), ([, length]) => Number(length));
}

function lit(figure: { value: number; suffix?: string; outOf?: number }) {
  const { container } = render(<StatStrip label="In figures" stats={[{ id: "one", ...words, ...figure }]} />);
  return litLengths(container);
}

test("a count too large to draw has a figure and no graphic", () => {
  render(<StatStrip label="In figures" stats={[{ id: "one", ...words, value: 50_000, suffix: "+" }]} />);
  const [definition] = screen.getAllByRole("definition");
  expect(definition?.textContent).toBe(`${localNumber(50_000)}+`);
  expect(definition?.querySelector("svg")).toBeNull();
});

test("a figure may bring a graphic of its own", () => {
  render(
    <StatStrip label="In figures" stats={[{ id: "one", ...words, value: 2, graphic: <i>Two emblems</i> }]} />,
  );
  const [definition] = screen.getAllByRole("definition");
  expect(definition?.textContent).toBe("2Two emblems");
  expect(definition?.querySelector("svg")).toBeNull();
});

test("a gauge is highlighted up to the exact value", () => {
  expect(lit({ value: 99.9, outOf: 100 })).toEqual([299.7]);
});

test("a week has seven full rows", () => {
  expect(lit({ value: 24, suffix: "/7", outOf: 24 })).toEqual(Array(7).fill(300));
});
