import type { Page } from "@playwright/test";
import { desktop, isPosition, phone, screenshotTest, shared } from "./screenshot";

// Elements are found by role and attribute, not by text, so that a changed text does not hide a state.

screenshotTest("/about with the menu open", {
  path: "/about",
  widths: [phone],
  prepare: async (page) => {
    await page.locator('button[aria-haspopup="dialog"]').click();
    await page.getByRole("dialog").locator("summary").first().click();
    await page.getByRole("dialog").locator("ul ul a").first().waitFor();
    await movePointerAway(page);
  },
});

screenshotTest("/about with a dropdown open", {
  path: "/about",
  widths: [desktop],
  prepare: async (page) => {
    const menu = page.getByRole("banner").getByRole("navigation");
    await menu.locator("summary").first().hover();
    await menu.locator("ul ul a").first().waitFor();
  },
});

screenshotTest("/ with an open answer", {
  path: "/",
  widths: [phone, desktop],
  prepare: async (page) => {
    await page.getByRole("tabpanel").getByRole("button", { expanded: false }).first().click();
    await page.locator('[role="tabpanel"]:has([aria-expanded="true"])').evaluate(showTop);
    await movePointerAway(page);
  },
});

screenshotTest("/ with a search without results", {
  path: "/",
  widths: [phone, desktop],
  prepare: async (page) => {
    await page.getByRole("searchbox").fill("xyzzy");
    await page.locator("section:has(input[type=search])").evaluate(showTop);
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
      await page.locator("main summary").last().click();
      await movePointerAway(page);
    },
  });
}

/** Runs in the page. */
function showTop(element: Element) {
  element.scrollIntoView({ behavior: "instant" });
}

/** So that no element is shown as hovered. */
async function movePointerAway(page: Page) {
  await page.mouse.move(0, 0);
}
