import { test as base, expect, type Page } from "@playwright/test";
import { timing } from "../../../app/hooks/timing";
import { headingOf } from "./built-page";

type SiteFixtures = {
  /** What the browser reported: console errors, exceptions, requests to another origin. */
  complaints: string[];
};

/** Errors that depend on which features a build of Chromium knows, not on the site. */
const browsersOwn = /^Error with Permissions-Policy header/;

/**
 * The `test` of all browser tests. A page must not log an error (React reports a hydration mismatch as one), throw, or
 * ask another origin for anything. A test that provokes an error empties `complaints` after having looked at it.
 *
 * Warnings do not count: the app writes none (a lint rule allows `console.error` only), and those of the browser depend
 * on its build and on how busy the machine is, such as the one about a font that was preloaded and not used in time.
 */
export const test = base.extend<SiteFixtures>({
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      const origin = new URL(baseURL ?? "").origin;
      page.on("console", (message) => {
        const isOurs = message.type() === "error" && !browsersOwn.test(message.text());
        if (isOurs) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("request", (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith("http") && url.origin !== origin && !request.isNavigationRequest()) {
          complaints.push(`request to ${url.origin}`);
        }
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page and waits until the app runs. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await appRuns(page);
}

export async function appRuns(page: Page) {
  await expect(page.locator("html")).toHaveAttribute("data-app", "settled");
}

/** Changes the width of the window and waits until the page has laid itself out for it. */
export async function resize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  // The page hears of its new width with the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await appRuns(page);
}

/** Waits until nothing on the page is loading: the texts of the legal page come after the page. */
export async function textLoaded(page: Page) {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/** Lays out the whole page, also what is off the screen: for tests that measure all of it. */
export async function wakeSections(page: Page) {
  await page.evaluate(() => {
    const awake = new CSSStyleSheet();
    awake.replaceSync("[data-rest] { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(awake);
  });
}

/** Waits until a route change is over: the loader gone and the focus on the heading of the new page. */
export async function arrived(page: Page, path: string) {
  const heading = page.locator("main h1");
  await expect(heading).toHaveText(headingOf(path));
  await expect(heading).toBeFocused();
}

/** Clicks a link to an address that is put on the page for it, so that a test needs no link of the owner's menus. */
export async function followLink(page: Page, href: string) {
  await page.evaluate((address) => {
    const link = document.createElement("a");
    link.href = address;
    link.style.position = "fixed";
    document.querySelector("main")?.append(link);
    link.click();
    link.remove();
  }, href);
}

/** Holds back the files that match until the returned function is called. */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Keeps a loader that appears from now on until the test ends. */
export async function holdLoader(page: Page) {
  await page.evaluate(
    (times) => {
      const { setTimeout } = window;
      window.setTimeout = ((callback: () => void, time?: number) =>
        times.includes(time ?? 0) ? 0 : setTimeout(callback, time)) as typeof setTimeout;
    },
    [timing.loaderMinimum, timing.loaderMaximum] as number[],
  );
}
