import { beforeEach, expect, test, vi } from "vitest";
import { announcementEnd } from "./announcement-end";

beforeEach(() => vi.useFakeTimers());

function runAt(now: Date) {
  vi.setSystemTime(now);
  new Function(announcementEnd("2026-12-31"))();
  return document.documentElement.dataset.over;
}

test("an announcement is shown until the end of its last day, in the time of the reader", () => {
  expect(runAt(new Date(2026, 10, 15))).toBeUndefined();
  expect(runAt(new Date(2026, 11, 31, 23, 59, 59))).toBeUndefined();
  expect(runAt(new Date(2027, 0, 1))).toBe("");
});

test("an announcement without a last day needs no script", () => {
  expect(announcementEnd(undefined)).toBe("");
});
