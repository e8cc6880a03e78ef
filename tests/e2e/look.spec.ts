import type { Page } from "@playwright/test";
import { expectLook } from "./look-test";
import { sitePages } from "./support/site-pages";
import { appRuns, arrived, expect, holdLoader, open, test } from "./support/site-test";

const widths = [390, 768, 1440];

// Nothing moves, and nothing waits to be revealed.
test.use({ contextOptions: { reducedMotion: "reduce" } });

function nameOf(path: string): string {
  if (path === "/") return "home";
  // Whatever position comes first.
  return path.startsWith("/careers/") ? "position" : path.slice(1);
}

async function setWidth(page: Page, width: number) {
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
}

for (const path of sitePages) {
  test(`${path} looks as it did`, async ({ page }, info) => {
    await open(page, path);
    if (path === "/legal") await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
    for (const width of widths) {
      await setWidth(page, width);
      await expectLook(page, `${nameOf(path)}-${width}`, info);
    }
  });
}

test("the 404 page looks as it did", async ({ page, complaints }, info) => {
  await page.goto("/nope");
  await appRuns(page);
  for (const width of widths) {
    await setWidth(page, width);
    await expectLook(page, `404-${width}`, info);
  }
  complaints.length = 0;
});

test.describe("states", () => {
  const screen = { fullPage: false };

  test("the open mobile menu, with a submenu", async ({ page }, info) => {
    await setWidth(page, 390);
    await open(page, "/vps");
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByText("Other Services").click();
    await expect(menu.getByRole("link", { name: /VPS Hosting/ })).toBeVisible();
    await expectLook(page, "state-menu-390", info, screen);
  });

  test("an open dropdown", async ({ page }, info) => {
    await open(page, "/vps");
    await page.getByRole("navigation", { name: "Main" }).getByText("Other Services").hover();
    await expect(page.getByRole("link", { name: /Website Hosting/ }).first()).toBeVisible();
    await expectLook(page, "state-dropdown-1440", info, screen);
  });

  test("the loader", async ({ page }, info) => {
    await open(page, "/vps");
    await holdLoader(page);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Support" }).click();
    await expect(page.getByRole("status").first()).toHaveText("Loading the next chunk");
    await expectLook(page, "state-loader-1440", info, screen);
  });

  for (const width of [390, 1440]) {
    test(`an open answer, and a search that finds nothing, at ${width} px`, async ({ page }, info) => {
      await setWidth(page, width);
      await open(page, "/");
      await page.getByRole("button", { name: /What if it is not for me/ }).click();
      await page.getByRole("tablist", { name: "Topics" }).evaluate((tabs) => tabs.scrollIntoView());
      // Nothing is under the mouse but the sky.
      await page.mouse.move(0, 0);
      await expectLook(page, `state-answer-${width}`, info, screen);
      await page.getByRole("searchbox", { name: "Search questions" }).fill("dragon");
      await page
        .getByRole("heading", { name: "Ask before you pay" })
        .evaluate((title) => title.scrollIntoView());
      await expectLook(page, `state-no-question-${width}`, info, screen);
    });

    test(`a search for a game that we do not have, at ${width} px`, async ({ page }, info) => {
      await setWidth(page, width);
      await open(page, "/games");
      await page.getByRole("searchbox").fill("chess");
      await expectLook(page, `state-no-game-${width}`, info);
    });

    test(`an open position, at ${width} px`, async ({ page }, info) => {
      await setWidth(page, width);
      await open(page, "/careers");
      await page.locator("summary, button[aria-expanded]").filter({ visible: true }).last().click();
      await expectLook(page, `state-position-${width}`, info);
    });
  }

  test("the error page", async ({ page, complaints }, info) => {
    await open(page, "/vps");
    await page.route("**/assets/page-*.js", (route) => route.fulfill({ status: 404, body: "Not Found" }));
    await page.evaluate(() => sessionStorage.setItem("reloaded-for", "/support"));
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Support" }).click();
    await arrived(page, "Unexpected Application Error!");
    await expectLook(page, "state-error-1440", info, screen);
    complaints.length = 0;
  });
});
