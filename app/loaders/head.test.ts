import { expect, test } from "vitest";
import { documentTitle } from "./head";

const brand = { name: "Lighthouse" };
const longTitle = "x".repeat(70 - " | ".length - brand.name.length);

test.each([
  ["with the brand", "VPS", "VPS | Lighthouse"],
  ["without a second brand", "Lighthouse: hosting", "Lighthouse: hosting"],
  ["with the brand up to 70 characters", longTitle, `${longTitle} | Lighthouse`],
  ["without the brand above 70 characters", `${longTitle}x`, `${longTitle}x`],
])("the title of a page is shown %s", (_, title, shown) => {
  expect(documentTitle({ title }, brand)).toBe(shown);
});
