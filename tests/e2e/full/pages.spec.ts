import { expectNoViolations } from "../support/axe";
import { defineContrast } from "../support/contrast";
import { forcedColourFaults, noteBoxedControls } from "../support/forced-colours";
import { watchPolicy } from "../support/policy";
import { pagesInAllLanguages, sitePages } from "../support/site-pages";
import { expect, open, test, textLoaded } from "../support/site-test";
import { expectReadable } from "../support/text-faults";

const widths = [280, 320, 390, 768, 1024, 1152, 1440, 1920, 3840];
/** In other languages only the words differ. */
const widthsOfTranslations = [320, 390, 768, 1152];

for (const path of pagesInAllLanguages) {
  test(`${path} is readable at every width, in forced colours and with spaced text, and has no axe violations`, async ({
    page,
  }) => {
    const isTranslation = !sitePages.includes(path);
    const violations = await watchPolicy(page);
    // The smallest viewport: a screen of 1280 px at a zoom of 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, path);
    await textLoaded(page);
    await page.evaluate(scrollThrough);
    await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
    await expect(
      page.getByRole("banner"),
      "the header scrolls away where there is little room",
    ).not.toBeInViewport();
    expect(await violations()).toEqual([]);

    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.waitForFunction(isAtRest);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expectReadable(page, 320, 256);
    for (const width of isTranslation ? widthsOfTranslations : widths) await expectReadable(page, width);
    await expectNoViolations(page, path, isTranslation ? [320] : [320, 1440]);
    await page.evaluate(defineContrast);
    await page.evaluate(noteBoxedControls);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ forcedColors: "active", colorScheme });
      expect.soft(await page.evaluate(forcedColourFaults), `in forced ${colorScheme} colours`).toEqual([]);
    }
    await page.evaluate(spaceText);
    for (const width of [320, 390, 768, 1440]) await expectReadable(page, width);
  });
}

/** Runs in the page: brings every part onto the screen once. */
async function scrollThrough() {
  for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
    window.scrollTo({ top, behavior: "instant" });
    await new Promise(requestAnimationFrame);
  }
}

/** Runs in the page: no animation is under way. */
function isAtRest(): boolean {
  return document.getAnimations().every(({ timeline }) => !(timeline instanceof DocumentTimeline));
}

/** Runs in the page: a reader's style sheet with the text spacing of WCAG 1.4.12. */
function spaceText() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }
  `);
  document.adoptedStyleSheets.push(sheet);
}
