import { existsSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { readBuild } from "../../render/build-record";

const { LOOK_BEFORE = "", LOOK_AFTER = "" } = process.env;

/** The paths of the pages of both builds. */
export const [before, after] = [await pathsOf(LOOK_BEFORE), await pathsOf(LOOK_AFTER)];

/** Of the pages that both builds have. */
export const shared = before.filter((path) => after.includes(path));

async function pathsOf(dist: string): Promise<string[]> {
  return (await readBuild(dist)).record.pages.map(({ path }) => path);
}

export function isPosition(path: string): boolean {
  return path.startsWith("/careers/");
}

export const phone = 390;
export const desktop = 1440;
export const widths = [320, phone, 768, desktop, 1920];

type State = {
  path: string;
  widths: readonly number[];
  /** The whole page instead of what is in the window. */
  fullPage?: boolean;
  /** Brings the page into the state. */
  prepare?: (page: Page) => Promise<unknown>;
};

/** Defines a test per width that compares a screenshot of a page, or of a state of it. */
export function screenshotTest(name: string, { path, widths, fullPage = false, prepare }: State) {
  for (const width of widths) {
    test(`${name} at ${width} px`, async ({ page, javaScriptEnabled }, testInfo) => {
      const file = `${testInfo.title}.png`;
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      await page.goto(path);
      await page.evaluate(renderEverything);
      if (javaScriptEnabled) await waitForApp(page);
      await prepare?.(page).catch((error: unknown) => {
        // A state that neither side has is not a difference; one that only the commit has is.
        test.skip(!existsSync(testInfo.snapshotPath(file, { kind: "screenshot" })), "no such state");
        throw error;
      });
      // Otherwise the header is in the middle of the screenshot.
      if (fullPage) await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await expect(page).toHaveScreenshot(file, { fullPage });
    });
  }
}

/** Runs in the page. Otherwise the browser leaves out sections and images that are far outside the window. */
function renderEverything() {
  const sheet = new CSSStyleSheet();
  // What is hidden until it is found stays hidden.
  sheet.replaceSync(":not([hidden]) { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(sheet);
  for (const image of document.images) image.loading = "eager";
}

/** Waits until the app runs, then shows every part once so that nothing is loaded or revealed later. */
async function waitForApp(page: Page) {
  await page.locator("html[data-app]").waitFor();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: "instant" });
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
  });
}
