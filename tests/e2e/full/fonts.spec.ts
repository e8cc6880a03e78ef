import { pagesOfOneLanguage } from "../support/site-pages";
import { expect, open, test, textLoaded } from "../support/site-test";

for (const path of pagesOfOneLanguage) {
  test(`${path} loads its preloaded fonts, and others only for their characters`, async ({ page }) => {
    await open(page, path);
    await textLoaded(page);
    await page.evaluate(() => document.fonts.ready);
    const { loaded, preloaded, text } = await page.evaluate(() => ({
      loaded: performance
        .getEntriesByType("resource")
        .map(({ name }) => new URL(name).pathname)
        .filter((name) => name.endsWith(".woff2")),
      preloaded: [...document.querySelectorAll('link[as="font"]')].map((link) => link.getAttribute("href")),
      text: document.getElementById("root")?.textContent ?? "",
    }));
    const ranges = await page.evaluate(rangesOfFonts);
    for (const file of new Set(loaded)) {
      const range = ranges.find(({ source }) => source.includes(file))?.range ?? "";
      expect.soft(preloaded.includes(file) || [...text].some(isInRange(range)), file).toBe(true);
    }
    expect(loaded).toEqual(expect.arrayContaining(preloaded));
  });
}

/** Runs in the page. */
function rangesOfFonts() {
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => ({
      source: style.getPropertyValue("src"),
      range: style.getPropertyValue("unicode-range"),
    }));
}

/** Whether a character is in a range such as "U+24, U+900-97F"; a font without a range is for none. */
function isInRange(range: string) {
  const parts = [...range.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(([, from = "", to = from]) =>
    [from, to].map((code) => Number.parseInt(code, 16)),
  );
  return (character: string) => {
    const code = character.codePointAt(0) ?? 0;
    return parts.some(([from = 0, to = 0]) => from <= code && code <= to);
  };
}
