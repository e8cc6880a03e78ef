import { expect, test } from "vitest";
import { bytesOf, loadedFiles, pages } from "../site/built-site";

/** Sizes of the shipped content as it is sent, in KB of 1,024 bytes. Of scripts: tests/site/budgets.test.ts. */
const fontsKb = 40;
/** Home, with its many drawings, /minecraft, and /legal with all its texts have more than the others. */
const htmlKb: Readonly<Record<string, number>> = { "/": 32, "/minecraft": 24, "/legal": 18 };
// With the style rules of parts that the shipped site has not, such as an announcement: see docs/decisions/0027.
const otherHtmlKb = 17;

test.each(pages)("the HTML and the fonts of $path stay within their budgets", (page) => {
  const { html, fonts } = loadedFiles(page);
  expect(bytesOf(html)).toBeLessThanOrEqual((htmlKb[page.path] ?? otherHtmlKb) * 1024);
  expect(bytesOf(fonts)).toBeLessThanOrEqual(fontsKb * 1024);
});
