import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { bytesOf, loadedFiles, pages } from "./built-site";

/** Sizes as they are sent, in KB of 1,024 bytes. Those of HTML and data follow the owner's content: tests/specification. */
const codeKb = 115;
/** Without React and the router. */
const ownCodeKb = 32;
/** The shipped content's are 40 at most: tests/specification. The signs of other currencies are larger. */
const fontsKb = 42;

test.each(pages)("the code and the fonts that $path loads stay within their budgets", (page) => {
  const { code, fonts } = loadedFiles(page);
  const own = code.filter((file) => !/\/(react|router)-/.test(file));
  expect(own.length).toBeLessThan(code.length);
  expect(bytesOf(code), code.join(", ")).toBeLessThanOrEqual(codeKb * 1024);
  expect(bytesOf(own), own.join(", ")).toBeLessThanOrEqual(ownCodeKb * 1024);
  expect(bytesOf(fonts), fonts.join(", ")).toBeLessThanOrEqual(fontsKb * 1024);
});

test("the script that starts the app is under 1 KB and the same on every page", () => {
  const texts = new Set(
    pages.map(({ document }) => document.querySelector("script[data-modules]")?.textContent),
  );
  expect(texts.size).toBe(1);
  const [boot = ""] = texts;
  expect(brotliCompressSync(boot ?? "").length).toBeLessThan(1024);
});
