import type { Page } from "@playwright/test";
import { pagesInAllLanguages } from "../support/site-pages";
import { expect, open, test } from "../support/site-test";

/** A small laptop, with the bars of its browser, and a small phone. */
const screens = [
  { width: 1366, height: 650 },
  { width: 360, height: 740 },
];

const action = ".button-link, button, [type=range]";
const mostLines = 3;

function headingLines(page: Page): Promise<number> {
  return page.locator("main h1").evaluate((heading) => {
    const lineHeight = Number.parseFloat(getComputedStyle(heading).lineHeight);
    return Math.round(heading.getBoundingClientRect().height / lineHeight);
  });
}

for (const path of pagesInAllLanguages) {
  test(`${path} has an action above the fold of a small laptop and of a small phone`, async ({ page }) => {
    await open(page, path);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      // The chips of /games are buttons, too: on a phone its cards are below them. The slider is that of the plan finder.
      const buttons = page.locator("main").locator(action);
      const bottoms = await buttons.evaluateAll((all) =>
        all
          .filter((button) => button.checkVisibility({ visibilityProperty: true }))
          .map((button) => button.getBoundingClientRect().bottom),
      );
      // An owner's heading may take half of the screen, and a page may have no action for what there is none of.
      const hasAction =
        path.endsWith("/games") || (await page.locator("main > :first-child").locator(action).count()) > 0;
      if (!hasAction || (await headingLines(page)) > mostLines) continue;
      expect(Math.min(...bottoms), `at ${screen.width} × ${screen.height}`).toBeLessThanOrEqual(
        screen.height,
      );
    }
  });
}
