import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { loadContent } from "../../build/content/load-content";
import { pageSources } from "../../build/seo/sitemap";
import { bytesOf, folderOf, loadedFiles, ownScripts, pages } from "./built-site";

/**
 * Compressed size of our code, in KB of 1,024 bytes. The size of the owner's records is not limited: it is subtracted.
 */
const scriptKb = 115;
const ownScriptKb = 30;
/** The shipped content's are 40 at most: tests/specification. The signs of other currencies are larger. */
const fontsKb = 42;

/** Read by header and footer, so by every page. */
const sharedRecords = ["brand", "footer", "layout", "navigation"];

const content = loadContent();

/** The approximate compressed size of the records in a page's script. */
function bytesOfRecords(path: string): number {
  const read = pageSources(folderOf(path)).map((file) => /^app\/content\/(.+)\.ts$/.exec(file)?.[1]);
  const names = new Set([...read, ...sharedRecords]);
  const records = Object.entries(content).filter(([file]) => names.has(file));
  return brotliCompressSync(JSON.stringify(records)).length;
}

test.each(pages)("the code that $path loads stays within its budget", (page) => {
  const records = bytesOfRecords(page.path);
  const { script, fonts } = loadedFiles(page);
  expect(bytesOf(script) - records, script.join(", ")).toBeLessThanOrEqual(scriptKb * 1024);
  const own = ownScripts(page);
  expect(bytesOf(own) - records, own.join(", ")).toBeLessThanOrEqual(ownScriptKb * 1024);
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
