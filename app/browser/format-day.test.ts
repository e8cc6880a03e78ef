import { expect, test } from "vitest";
import { createFormat } from "../../site/format";
import { formatDay } from "./format-day";

const days = ["2026-03-01", "2025-12-31", "2024-02-29"];

test.each(["en-GB", "en-US", "de-DE", "hi-IN", "ja-JP", "ar-EG", "fa-IR", "th-TH"])(
  "in %s days are the same as where the pages are made",
  (locale) => {
    const format = createFormat({ locale, currency: "EUR" });
    for (const day of days) expect(formatDay(day, format.dayFormat)).toBe(format.day(day));
  },
);

test.each([
  "",
  "soon",
  "2026-8",
  "2026-3-1",
  "2026-02-31",
  "2026-13-01",
  "01/03/2026",
  "2026-03-01T23:59:59-12:00",
])("%j is not an ISO date and is returned unchanged", (text) => {
  const { dayFormat } = createFormat({ locale: "en-GB", currency: "GBP" });
  expect(formatDay(text, dayFormat)).toBe(text);
});
