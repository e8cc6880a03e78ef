import type { Page } from "@playwright/test";
import { appRuns, arrived, expect, open, test } from "./support/site-test";

const search = (page: Page) => page.getByRole("searchbox", { name: "Search games" });
const category = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const count = (page: Page) => page.getByText(/^Showing \d+ games?$/);
const deploy = (page: Page) => page.getByRole("link", { name: "Deploy Server for Minecraft" });

test("a search filters the list, says how many are left and is kept in the address", {
  tag: "@firefox",
}, async ({ page }) => {
  await open(page, "/games");
  await expect(count(page)).toHaveText("Showing 1 game");
  await search(page).pressSequentially("SCHOOL build");
  await expect(deploy(page)).toBeVisible();
  await expect(page).toHaveURL("/games?q=SCHOOL+build");

  await search(page).press("ControlOrMeta+a");
  await search(page).pressSequentially("chess");
  await expect(count(page)).toHaveText("Showing 0 games");
  await expect(page.getByRole("heading", { name: "No games found" })).toBeVisible();
  await expect(page.getByText("Try adjusting your search or filter criteria")).toBeVisible();
  await expect(deploy(page)).toHaveCount(0);
  await expect(page).toHaveURL("/games?q=chess");

  await search(page).press("ControlOrMeta+a");
  await search(page).press("Delete");
  await expect(deploy(page)).toBeVisible();
  await expect(page).toHaveURL("/games");
});

test("search and category combine, and a reload shows the same view", async ({ page }) => {
  await open(page, "/games");
  await search(page).fill("mine");
  await category(page, "Sandbox").click();
  await expect(page).toHaveURL("/games?q=mine&category=sandbox");
  await expect(count(page)).toHaveText("Showing 1 game");
  await category(page, "FPS").click();
  await expect(page).toHaveURL("/games?q=mine&category=fps");

  await page.reload();
  await appRuns(page);
  await expect(search(page)).toHaveValue("mine");
  await expect(category(page, "FPS")).toHaveAttribute("aria-pressed", "true");
  await expect(category(page, "All")).toHaveAttribute("aria-pressed", "false");
  await expect(count(page)).toHaveText("Showing 0 games");
});

test("searching leaves no trace in the history, and coming back shows the view that was left", async ({
  page,
}) => {
  await open(page, "/vps");
  await page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name: "All games" }).click();
  await arrived(page, "One game on the shelf");
  await search(page).fill("mine");
  await category(page, "Sandbox").click();
  await expect(page).toHaveURL("/games?q=mine&category=sandbox");

  await deploy(page).click();
  await arrived(page, "Dig until it fits.");
  await page.goBack();
  await arrived(page, "One game on the shelf");
  await expect(search(page)).toHaveValue("mine");
  await expect(category(page, "Sandbox")).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await expect(page).toHaveURL("/vps");
});

test("a search shows no loader, and a link followed while typing is not called back", async ({ page }) => {
  await open(page, "/games");
  await search(page).fill("mine");
  await expect(page.getByText("Loading the next chunk")).toBeHidden();
  await deploy(page).click();
  await arrived(page, "Dig until it fits.");
  await expect(page).toHaveURL("/minecraft");
});

test("the filter works from the keyboard alone", { tag: "@firefox" }, async ({ page }) => {
  await open(page, "/games");
  await search(page).focus();
  await page.keyboard.type("friends");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(category(page, "Survival")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(count(page)).toHaveText("Showing 0 games");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(category(page, "All")).toHaveAttribute("aria-pressed", "true");
  await expect(count(page)).toHaveText("Showing 1 game");
});

test("typing in the middle of the text leaves the caret where it is", { tag: "@firefox" }, async ({
  page,
}) => {
  await open(page, "/games");
  await search(page).fill("mcraft");
  await search(page).press("Home");
  await search(page).press("ArrowRight");
  await page.keyboard.type("ine", { delay: 20 });
  await expect(search(page)).toHaveValue("minecraft");
  await expect(page).toHaveURL("/games?q=minecraft");
});

test("what is typed before the app runs is searched as soon as it does", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/app-.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/games");
  await search(page).fill("chess");
  await expect(count(page)).toHaveText("Showing 1 game");
  release();
  await expect(count(page)).toHaveText("Showing 0 games");
  await expect(search(page)).toHaveValue("chess");
});

for (const query of [
  "?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E",
  "?q=%E0%A4%A&category=%00",
  `?q=${"a".repeat(2000)}`,
  "?q=.*(%5B%5C&q=second",
  "?category=racing",
]) {
  test(`the address ${query.slice(0, 40)} is harmless`, async ({ page }) => {
    await open(page, `/games${query}`);
    await expect(count(page)).toHaveText(query.includes("q=") ? "Showing 0 games" : "Showing 1 game");
    await expect(category(page, "All")).toHaveAttribute("aria-pressed", "true");
    await category(page, "Sandbox").click();
    await expect(page).toHaveURL(/category=sandbox/);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the list stands there, and no search box pretends to search it", async ({ page }) => {
    await page.goto("/games?q=chess");
    await expect(deploy(page)).toBeVisible();
    await expect(search(page)).toBeHidden();
    await expect(category(page, "All")).toBeHidden();
    await deploy(page).click();
    await expect(page).toHaveURL("/minecraft");
  });
});
