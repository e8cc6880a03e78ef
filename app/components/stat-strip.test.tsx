import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import type { Figure } from "../../site/format";
import { InLayout } from "../layout/layout-fixture";
import { shownFigure } from "../loaders/figures";
import { site } from "../loaders/site-fixture";
import { StatStrip } from "./stat-strip";

const { number } = site.format;

/** The figure as it is shown, with its text and its graphic. */
function shown({ graphic, ...figure }: Figure & { graphic?: ReactNode }) {
  const stat = { id: "one", label: "Label", text: "A sentence.", ...shownFigure(site, figure), graphic };
  render(<StatStrip label="In figures" stats={[stat]} />, { wrapper: InLayout });
  const [definition] = screen.getAllByRole("definition");
  return { text: definition?.textContent, graphic: definition?.querySelector("svg") };
}

test.each([
  [{ value: 147, suffix: "+" }, "147+", "count"],
  [{ value: 5 }, "5", "count"],
  [{ value: 50_000, suffix: "+" }, `${number(50_000)}+`, undefined],
  [{ value: 50, suffix: "k" }, "50k", undefined],
  [{ value: 15, unit: "min" }, "15 min", undefined],
  [{ value: 4.5 }, number(4.5), undefined],
  [{ value: 24, suffix: "/7", outOf: 24 }, "24/7", "week"],
  [{ value: 12, suffix: "/7", outOf: 24 }, "12/7", "gauge"],
  [{ value: 4.2, suffix: "/5", outOf: 5 }, `${number(4.2)}/5`, "rating"],
  [{ value: 42, suffix: "/50", outOf: 50 }, "42/50", "gauge"],
  [{ prefix: "under", value: 15, unit: "min", outOf: 60 }, "under 15 min", "limit"],
  [{ value: 99.9, suffix: "%", outOf: 100 }, `${number(99.9)}%`, "gauge"],
])("%j is shown as %s, with the graphic %s", (figure, text, kind) => {
  const { graphic, ...rest } = shown(figure);
  expect(rest).toEqual({ text });
  expect(graphic?.dataset.kind).toBe(kind);
});

test("a figure may bring a graphic of its own", () => {
  expect(shown({ value: 2, graphic: <i>Two emblems</i> })).toEqual({ text: "2Two emblems", graphic: null });
});

test.each([
  ["a gauge is highlighted up to the exact value", { value: 99.9, outOf: 100 }, [299.7]],
  ["a week has seven full rows", { value: 24, suffix: "/7", outOf: 24 }, Array(7).fill(300)],
])("%s, in units of the graphic's width of 300", (_, figure, lengths) => {
  const path = shown(figure).graphic?.querySelector(".stat-graphic-lit")?.getAttribute("d") ?? "";
  expect(Array.from(path.matchAll(/h([\d.]+)/g), ([, length]) => Number(length))).toEqual(lengths);
});
