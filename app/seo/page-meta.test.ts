import { expect, test } from "vitest";
import { brand } from "../content/brand";
import { documentTitle } from "./page-meta";

const longTitle = "x".repeat(70 - " | ".length - brand.name.length);

test.each([
  ["with the brand", "VPS", `VPS | ${brand.name}`],
  ["without a second brand", `${brand.name}: hosting`, `${brand.name}: hosting`],
  ["with the brand up to 70 characters", longTitle, `${longTitle} | ${brand.name}`],
  ["without the brand above 70 characters", `${longTitle}x`, `${longTitle}x`],
])("the title of a page is shown %s", (_, title, shown) => {
  expect(documentTitle({ title })).toBe(shown);
});
