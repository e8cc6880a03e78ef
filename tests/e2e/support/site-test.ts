import { test as base, expect, type Page } from "@playwright/test";
import { timing } from "../../../app/behavior/timing";

type SiteFixtures = {
  /** Everything the browser complained about: console errors, exceptions, requests to another origin. */
  complaints: string[];
};

/**
 * The `test` of all browser tests. Whatever a page does in it, it must do without an error in the console (which
 * is where React reports a hydration mismatch), without an exception and without asking another origin for anything.
 * A test that provokes an error empties `complaints` after having looked at it.
 */
export const test = base.extend<SiteFixtures>({
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      const origin = new URL(baseURL ?? "").origin;
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
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

/** Has all of the page laid out, out of sight or not: for whoever measures it whole. */
export async function wakeSections(page: Page) {
  await page.evaluate(() => {
    const awake = new CSSStyleSheet();
    awake.replaceSync("[data-rest] { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(awake);
  });
}

/** Waits until a route change is over: the loader gone and the focus on the new heading. */
export async function arrived(page: Page, heading: string | RegExp) {
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeFocused();
}

/** From here on a loader that has come does not go: it stays for as long as a test looks at it. */
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
