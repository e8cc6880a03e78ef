import { expect, test, vi } from "vitest";
import { monthsBetween } from "./date-format";
import { formatDay, formatMonth, formatOrdinalDay } from "./dates";

vi.mock("virtual:language", async () => {
  const { languageOf } = await import("../../site/language");
  return languageOf("en-GB", { one: "{day}st", two: "{day}nd", few: "{day}rd", other: "{day}th" });
});

test("a date is written as day, month and year, with an ordinal number, or as a month", () => {
  expect(formatDay("2026-03-01")).toBe("1 March 2026");
  expect(formatOrdinalDay("2025-03-22")).toBe("22nd March 2025");
  expect(formatMonth("2026-08")).toBe("August 2026");
  expect(formatMonth("2026-08-31")).toBe("August 2026");
});

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
  expect(formatDay(text)).toBe(text);
  expect(formatMonth(text)).toBe(text);
});

test("months are counted by the calendar, not by the number of days", () => {
  expect(monthsBetween("2025-03-31", "2025-04-01")).toBe(1);
  expect(monthsBetween("2025-11-10", "2026-02-02")).toBe(3);
  expect(monthsBetween("2025-03-01", "2025-03-31")).toBe(0);
  expect(monthsBetween("soon", "2025-03-31")).toBe(0);
});
