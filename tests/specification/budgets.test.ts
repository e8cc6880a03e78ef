import { expect, test } from "vitest";
import { bytesOf, loadedFiles, ownScripts, pages } from "../site/built-site";

/**
 * Sizes of a first visit to the shipped content as it is sent (brotli; fonts as they are), in KB of 1,024 bytes. Wide
 * enough to leave the shape of the code alone: the exact goals are in bench/report.ts.
 */
const scriptKb = 115;
/** Without React and the router. */
const ownScriptKb = 30;
const fontsKb = 40;
/** Home, with its many drawings, /minecraft, and /legal with all its texts have more than the others. */
const htmlKb: Readonly<Record<string, number>> = { "/": 32, "/minecraft": 24, "/legal": 17 };
const otherHtmlKb = 16;

test.each(pages)("$path stays within its budget", (page) => {
  const files = loadedFiles(page);
  const limits = { html: htmlKb[page.path] ?? otherHtmlKb, script: scriptKb, fonts: fontsKb };
  for (const kind of ["html", "script", "fonts"] as const) {
    const sizes = files[kind].map((file) => `${file} ${bytesOf([file])}`).join(", ");
    expect(bytesOf(files[kind]), `${kind} of ${page.path}: ${sizes}`).toBeLessThanOrEqual(
      limits[kind] * 1024,
    );
  }
  expect(bytesOf(ownScripts(page))).toBeLessThanOrEqual(ownScriptKb * 1024);
});
