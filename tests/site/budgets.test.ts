import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { contentLeaves } from "../../site/content";
import { loadContent } from "../../site/load-content";
import { bytesOf, loadedFiles, ownScripts, pages, siteFile } from "./built-site";

/**
 * Compressed size of our code, in KB of 1,024 bytes. The size of the owner's records is not limited: it is subtracted.
 */
const scriptKb = 115;
const ownScriptKb = 30;
/** The shipped content's are 40 at most: tests/specification. The signs of other currencies are larger. */
const fontsKb = 42;

const content = loadContent();

/** The approximate compressed size of the records in these scripts: of the files with a text that one of them has. */
function bytesOfRecords(scripts: readonly string[]): number {
  const code = scripts.map((file) => readFileSync(siteFile(file), "utf8")).join("");
  const records = Object.entries(content).filter(([file, value]) =>
    contentLeaves({ [file]: value }).some(
      (leaf) => typeof leaf.value === "string" && leaf.value.length > 12 && code.includes(leaf.value),
    ),
  );
  return brotliCompressSync(JSON.stringify(records)).length;
}

test.each(pages)("the code that $path loads stays within its budget", (page) => {
  const { script, fonts } = loadedFiles(page);
  const own = ownScripts(page);
  const tooMuch = Math.max(bytesOf(script) - scriptKb * 1024, bytesOf(own) - ownScriptKb * 1024);
  // Compressing the records takes most of the time of these tests.
  if (tooMuch > 0) expect(tooMuch, script.join(", ")).toBeLessThanOrEqual(bytesOfRecords(script));
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
