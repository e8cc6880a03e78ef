import { test as base, expect, type Page, type Route } from "@playwright/test";
import { policyFacts } from "../../../render/policy/policy";
import { records, sites } from "../../tested-site";
import { headingOf } from "./built-page";

const { analytics, statusFeed } = records.brand;

type SiteFixtures = {
  /** What the browser reported: console errors, exceptions, requests to an origin that is in no record. */
  complaints: string[];
};

/**
 * Errors that are not about the site: features that a build of Chromium does not know, and in Firefox a font whose download
 * ended (NS_BINDING_ABORTED) because the next page was opened.
 */
const browsersOwn =
  /^Error with Permissions-Policy header|^downloadable font: download failed .*status=2152398850 /;

/** What a counter of page views answers. */
const countedAnswer = { status: 202, headers: { "access-control-allow-origin": "*" } };

export { expect };

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
      const counter = analytics && new URL(analytics.host).origin;
      if (counter) await page.route(`${counter}/**`, (route) => route.fulfill(countedAnswer));
      // An answer that says nothing: tests/e2e/outside.spec.ts has others.
      if (statusFeed) await page.route(statusFeed.url, (route) => route.fulfill({ json: null }));
      const known = [origin, ...policyFacts(sites).outsideAddresses.map((url) => new URL(url).origin)];
      page.on("console", (message) => {
        const isOurs = message.type() === "error" && !browsersOwn.test(message.text());
        if (isOurs) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("request", (request) => {
        const url = new URL(request.url());
        const allowed = known.includes(url.origin) || request.isNavigationRequest();
        if (url.protocol.startsWith("http") && !allowed) complaints.push(`request to ${url.origin}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until the app runs. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await appRuns(page);
}

export async function appRuns(page: Page) {
  await expect(page.locator("html")).toHaveAttribute("data-app", "running");
}

/** Waits until nothing on the page is loading: the texts of the legal page come after the page. */
export async function textLoaded(page: Page) {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/** Waits until a route change is over: the loader gone and the focus on the heading of the new page. */
export async function arrived(page: Page, path: string) {
  const heading = page.locator("main h1");
  await expect(heading).toHaveText(headingOf(path));
  await expect(heading).toBeFocused();
}

/**
 * Goes to another page inside the app: clicks a link to it if the page has one. The owner may have removed it from the
 * menus; then as the browser's back button does, by a history entry and its event.
 */
export async function followLink(page: Page, href: string) {
  await page.evaluate((address) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${address}"]`);
    if (link) return link.click();
    if (address.startsWith("#")) return location.assign(address);
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  }, href);
}

/** Scrolls and waits for the scroll event. */
export async function scrollOn(page: Page, pixels: number) {
  await page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        addEventListener("scroll", () => requestAnimationFrame(() => resolve()), { once: true });
        window.scrollBy({ top, behavior: "instant" });
      }),
    pixels,
  );
}

/** Holds back the files that match until the returned function is called. */
export async function holdBack(
  page: Page,
  files: string | RegExp,
  answer = (route: Route) => route.fallback(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await answer(route);
  });
  return () => release();
}
