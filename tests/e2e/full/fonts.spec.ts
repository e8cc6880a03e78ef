import characters from "../../../app/styles/fonts/characters.json" with { type: "json" };
import { pagesInAllLanguages } from "../support/site-pages";
import { expect, open, test, textLoaded } from "../support/site-test";

const fonts = Object.values(characters).flatMap((files) => Object.entries<string>(files));

/** Of the font with the longest name that the name of the file begins with; the rest is its hash. */
function charactersOf(file: string): string {
  const named = fonts.filter(([name]) => file.startsWith(`/assets/${name}-`));
  const longest = Math.max(...named.map(([name]) => name.length));
  return named.find(([name]) => name.length === longest)?.[1] ?? "";
}

for (const path of pagesInAllLanguages) {
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
    for (const file of new Set(loaded)) {
      const used = [...charactersOf(file)].some((character) => text.includes(character));
      expect.soft(preloaded.includes(file) || used, file).toBe(true);
    }
    expect(loaded).toEqual(expect.arrayContaining(preloaded));
  });
}
