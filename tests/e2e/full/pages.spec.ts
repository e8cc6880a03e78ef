import type { Page } from "@playwright/test";
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
/** A small laptop, with the bars of its browser, and a small phone. */
const smallScreens = [
  { width: 1366, height: 650 },
  { width: 360, height: 740 },
];

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
    for (const width of isTranslation ? widthsOfTranslations : widths) {
      await expectReadable(page, width);
      if (width >= 320) expect.soft(await page.evaluate(brokenNames), `at ${width} px`).toEqual([]);
    }
    await expectActionAboveFold(page, path);
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

/** A page has no action for what there is none of; an owner's announcement, or heading, may take half of the screen. */
async function expectActionAboveFold(page: Page, path: string) {
  // On a phone the cards of /games are below its chips, which are buttons.
  const part = path.endsWith("/games") ? "main" : "main > :first-child";
  // The slider is that of the plan finder.
  const actions = page.locator(part).locator(".button-link, button, [type=range]").filter({ visible: true });
  for (const screen of smallScreens) {
    await page.setViewportSize(screen);
    const headingLines = await page.locator("main h1").evaluate((heading) => {
      const lineHeight = Number.parseFloat(getComputedStyle(heading).lineHeight);
      return Math.round(heading.getBoundingClientRect().height / lineHeight);
    });
    const announcements = await page.locator(".announcement").evaluateAll(heightsOf);
    const bottoms = await actions.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().bottom),
    );
    if (bottoms.length === 0 || headingLines > 3) continue;
    const room = screen.height + announcements.reduce((sum, height) => sum + height, 0);
    expect.soft(Math.min(...bottoms), `at ${screen.width} px`).toBeLessThanOrEqual(room);
  }
}

/** Runs in the page. */
function heightsOf(elements: Element[]): number[] {
  return elements.map((element) => element.getBoundingClientRect().height);
}

/** Runs in the page: words in the names of plans and contacts that go on in another line, though no card is too narrow. */
function brokenNames(): string[] {
  // Chromium at times breaks joined letters in a box that is exactly as wide as they are.
  if (document.dir === "rtl") return [];
  return [...document.querySelectorAll("main li h3")].flatMap((heading) => {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: word, index } of node.textContent?.matchAll(/\S+/g) ?? []) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        // Letters of another font may begin a little higher.
        const { height: lineHeight = 0 } = range.getClientRects()[0] ?? {};
        const { height } = range.getBoundingClientRect();
        if (height > lineHeight * 1.5 && word.length <= 16) broken.push(word);
      }
    return broken;
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
