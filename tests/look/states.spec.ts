import type { Page } from "@playwright/test";
import { desktop, isPosition, phone, screenshotTest, shared } from "./screenshot";

// Elements are found by role and attribute, not by text, so that a changed text does not hide a state.

screenshotTest("/about with the menu open", {
  path: "/about",
  widths: [phone],
  prepare: async (page) => {
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog").locator("summary, button[aria-expanded]").first().click();
    await page.getByRole("dialog").locator("ul ul a").first().waitFor();
    await movePointerAway(page);
  },
});

screenshotTest("/about with a dropdown open", {
  path: "/about",
  widths: [desktop],
  prepare: async (page) => {
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.locator("summary, button[aria-expanded]").first().hover();
    await menu.locator("ul ul a").first().waitFor();
  },
});

screenshotTest("/about with the loader", {
  path: "/about",
  widths: [desktop],
  prepare: async (page) => {
    await page.evaluate(stopLongTimers);
    await followLink(page, "/support");
    await loaderText(page).waitFor();
  },
});

screenshotTest("/ with an open answer", {
  path: "/",
  widths: [phone, desktop],
  prepare: async (page) => {
    await page.getByRole("tabpanel").getByRole("button", { expanded: false }).first().click();
    await scrollTo(page, '[role="tabpanel"]:has([aria-expanded="true"])');
    await movePointerAway(page);
  },
});

screenshotTest("/ with a search without results", {
  path: "/",
  widths: [phone, desktop],
  prepare: async (page) => {
    await page.getByRole("searchbox").fill("xyzzy");
    await scrollTo(page, "section:has(input[type=search])");
  },
});

// Without games there is no /games, without positions nothing opens on /careers.
if (shared.includes("/games")) {
  screenshotTest("/games with a search without results", {
    path: "/games",
    widths: [phone, desktop],
    fullPage: true,
    prepare: (page) => page.getByRole("searchbox").fill("xyzzy"),
  });
}

if (shared.some(isPosition)) {
  screenshotTest("/careers with an open position", {
    path: "/careers",
    widths: [phone, desktop],
    fullPage: true,
    prepare: async (page) => {
      await page.locator("main").locator("summary, button[aria-expanded]").last().click();
      await movePointerAway(page);
    },
  });
}

screenshotTest("the error page", {
  path: "/about",
  widths: [desktop],
  prepare: async (page) => {
    await page.route("**/*.js", (route) => route.fulfill({ status: 404, body: "Not Found" }));
    // The page has reloaded once for this already and does not do so again.
    await page.evaluate(() => sessionStorage.setItem("reloaded-for", "/support"));
    await followLink(page, "/support");
    await page.getByRole("heading", { level: 1, name: /error/i }).waitFor();
    await loaderText(page).waitFor({ state: "hidden" });
  },
});

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

/** So that no element is shown as hovered. */
async function movePointerAway(page: Page) {
  await page.mouse.move(0, 0);
}

/** Runs in the page: the timers that would hide the loader never fire. */
function stopLongTimers() {
  const longMs = 500;
  const { setTimeout } = window;
  window.setTimeout = ((callback: () => void, ms = 0) =>
    ms < longMs ? setTimeout(callback, ms) : 0) as typeof window.setTimeout;
}
