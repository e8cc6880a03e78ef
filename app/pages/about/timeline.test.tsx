import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Timeline } from "./timeline";

const head = { eyebrow: "The first tick", title: "One tick a month", lead: "Each mark." };

function rulerOf(months: number) {
  const entry = { id: "first", date: "2025-03-01", shownDate: "March 2025", months, title: "A", text: "B" };
  const { container } = render(<Timeline head={head} entries={[entry]} />);
  const ruler = container.querySelector(".about-timeline-ruler > svg");
  const [, ...marks] = ruler?.querySelector("path")?.getAttribute("d")?.split(/V\d+/)[1]?.split("M") ?? [];
  return { marks: marks.length, viewBox: ruler?.getAttribute("viewBox") };
}

test("each month until the next entry has a mark; many years do not make the page longer", () => {
  expect([1, 8].map((months) => rulerOf(months).marks)).toEqual([0, 7]);
  expect(rulerOf(240).viewBox).toBe(rulerOf(9).viewBox);
});
