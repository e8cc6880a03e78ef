import type { Page } from "@playwright/test";
import { desktop, phone, type State } from "./state";

/**
 * States that somebody brings a page into. They are found by roles, attributes and addresses, so that other words on
 * the page do not make them unreachable.
 */
export const interactions: readonly State[] = [
  {
    name: "/vps with the menu open",
    path: "/vps",
    widths: [phone],
    fullPage: false,
    prepare: async (page) => {
      await page.getByRole("button", { name: "Open menu" }).click();
      await page.getByRole("dialog").locator("summary, button[aria-expanded]").first().click();
      await page.getByRole("dialog").locator("ul ul a").first().waitFor();
      await movePointerAway(page);
    },
  },
  {
    name: "/vps with a dropdown open",
    path: "/vps",
    widths: [desktop],
    fullPage: false,
    prepare: async (page) => {
      const menu = page.getByRole("navigation", { name: "Main" });
      await menu.locator("summary, button[aria-expanded]").first().hover();
      await menu.locator("ul ul a").first().waitFor();
    },
  },
  {
    name: "/vps with the loader",
    path: "/vps",
    widths: [desktop],
    fullPage: false,
    prepare: async (page) => {
      await page.evaluate(holdLongTimers);
      await followLink(page, "/support");
      await loaderText(page).waitFor();
    },
  },
  {
    name: "/ with an open answer",
    path: "/",
    widths: [phone, desktop],
    fullPage: false,
    prepare: async (page) => {
      await page.getByRole("tabpanel").getByRole("button", { expanded: false }).first().click();
      await scrollTo(page, '[role="tabpanel"]:has([aria-expanded="true"])');
      await movePointerAway(page);
    },
  },
  {
    name: "/ with a search that finds nothing",
    path: "/",
    widths: [phone, desktop],
    fullPage: false,
    prepare: async (page) => {
      await page.getByRole("searchbox").fill("xyzzy");
      await scrollTo(page, "section:has(input[type=search])");
    },
  },
  {
    name: "/games with a search that finds nothing",
    path: "/games",
    widths: [phone, desktop],
    fullPage: true,
    prepare: (page) => page.getByRole("searchbox").fill("xyzzy"),
  },
  {
    name: "/careers with an open position",
    path: "/careers",
    widths: [phone, desktop],
    fullPage: true,
    prepare: async (page) => {
      await page.locator("main").locator("summary, button[aria-expanded]").last().click();
      await movePointerAway(page);
    },
  },
  {
    name: "the error page",
    path: "/vps",
    widths: [desktop],
    fullPage: false,
    prepare: async (page) => {
      await page.route("**/*.js", (route) => route.fulfill({ status: 404, body: "Not Found" }));
      // The page has tried to help itself by loading anew already.
      await page.evaluate(() => sessionStorage.setItem("reloaded-for", "/support"));
      await followLink(page, "/support");
      await page.getByRole("heading", { level: 1, name: /error/i }).waitFor();
      await loaderText(page).waitFor({ state: "hidden" });
    },
  },
];

function loaderText(page: Page) {
  return page.getByRole("status").locator("p").first();
}

async function followLink(page: Page, path: string) {
  await page.getByRole("navigation", { name: "Main" }).locator(`a[href="${path}"]`).first().click();
}

async function scrollTo(page: Page, selector: string) {
  await page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
}

/** So that nothing shows that it is under the pointer. */
async function movePointerAway(page: Page) {
  await page.mouse.move(0, 0);
}

/** Runs in the page: the timers that would hide the loader again never fire. */
function holdLongTimers() {
  const longMs = 500;
  const { setTimeout } = window;
  window.setTimeout = ((callback: () => void, ms = 0) =>
    ms < longMs ? setTimeout(callback, ms) : 0) as typeof window.setTimeout;
}
