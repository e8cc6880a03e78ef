import { expect, test } from "vitest";
import { brand } from "../content/brand";
import { documentTitle, firstFittingTitle } from "./page-meta";

const words = { name: "", description: "" };

const longTitle = "x".repeat(70 - " | ".length - brand.name.length);

test.each([
  ["with the brand", "VPS", `VPS | ${brand.name}`],
  ["without a second brand", `${brand.name}: hosting`, `${brand.name}: hosting`],
  ["with the brand up to 70 characters", longTitle, `${longTitle} | ${brand.name}`],
  ["without the brand above 70 characters", `${longTitle}x`, `${longTitle}x`],
])("the title of a page is shown %s", (_, title, shown) => {
  expect(documentTitle({ title, ...words })).toBe(shown);
});

test("the shorter of two titles is used only where the longer is over 70 characters", () => {
  expect(firstFittingTitle("x".repeat(70), "short")).toBe("x".repeat(70));
  expect(firstFittingTitle("x".repeat(71), "short")).toBe("short");
});
