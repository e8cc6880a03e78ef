import { expect, test } from "vitest";
import { figureText } from "./figure-text";

test.each([
  [{ prefix: "under", value: 15, unit: "min" }, "under 15 min"],
  [{ value: 4.2, suffix: "/5" }, "4.2/5"],
  [{ value: 50_000, suffix: "+" }, "50,000+"],
])("%j is %s", (figure, text) => {
  expect(figureText(figure)).toBe(text);
});
