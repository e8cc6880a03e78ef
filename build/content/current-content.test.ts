import { expect, test } from "vitest";
import { currentContent } from "./current-content";

const header = { gamePanel: "Panel" };
const withLastDay = (until?: string) => ({
  layout: { header, announcement: { text: "New.", ...(until ? { until } : {}) } },
});

test("an announcement is left out when its last day is over in every time zone", () => {
  const content = withLastDay("2026-11-12");
  expect(currentContent(content, new Date("2026-11-13T11:59:59Z"))).toEqual(content);
  expect(currentContent(content, new Date("2026-11-13T12:00:00Z"))).toEqual({ layout: { header } });
});

test("an announcement without a last day stays", () => {
  const content = withLastDay();
  expect(currentContent(content, new Date("2100-01-01T00:00:00Z"))).toEqual(content);
});
