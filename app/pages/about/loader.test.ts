import { expect, test } from "vitest";
import { site, siteWith } from "../../loaders/site-fixture";
import { loader } from "./loader";

test("months are counted to the next entry, at least one, and three after the last entry", () => {
  const milestones = ["2025-03-01", "2025-07-14", "2025-07-30", "2026-02-02"].map((date) => {
    return { id: date, date, title: "A", text: "B" };
  });
  const { timeline } = loader(siteWith({ about: { ...site.records.about, milestones } }));
  expect(timeline.entries.map(({ months }) => months)).toEqual([4, 1, 7, 3]);
});
