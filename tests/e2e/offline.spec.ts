import type { Page } from "@playwright/test";
import { records, words } from "../tested-site";
import { violations } from "./support/axe";
import { headingOf, modulesOf, titleOf } from "./support/built-page";
import { appRuns, arrived, expect, followLink, open, test, textLoaded } from "./support/site-test";

const { offlineNotice, offlinePage } = records.layout;

function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

// The browser reports every request that fails.
test.afterEach(({ complaints }) => {
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/load|NetworkError|fetch|import/i);
});

test("offline, a link leaves the page as it is and shows a notice; its link opens the page when online", {
  tag: "@firefox",
}, async ({ page, context }) => {
  await open(page, "/about");
  const entries = await page.evaluate(() => history.length);
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: "instant" }));
  const position = await scrollPosition(page);
  await context.setOffline(true);
  const link = page.locator('footer a[href="/legal"]').first();
  await link.evaluate((element) => element.focus({ preventScroll: true }));
  await page.keyboard.press("Enter");

  const notice = page.getByRole("alert");
  await expect(notice).toContainText(offlineNotice);
  await expect(notice).toBeFocused();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf("/about"));
  await expect(page.locator("[inert]")).toHaveCount(0);
  expect(await scrollPosition(page)).toBe(position);

  await page.keyboard.press("Escape");
  await expect(notice).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(await scrollPosition(page)).toBe(position);

  // Offline once more, and then a second attempt from the notice.
  await followLink(page, "/legal");
  await notice.getByRole("link", { name: words.page.tryAgain }).click();
  await expect(notice).toBeFocused();
  expect(await scrollPosition(page)).toBe(position);
  await context.setOffline(false);
  await notice.getByRole("link", { name: words.page.tryAgain }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf("/legal"));
  await expect(notice).toHaveCount(0);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test("when the connection ends before the data of the next page have arrived, the notice is shown too", {
  tag: ["@firefox", "@full"],
}, async ({ page }) => {
  await open(page, "/about");
  for (const file of [modulesOf("/support").at(-1), "/support"])
    await page.route(`**${file}`, (route) => route.abort());
  await followLink(page, "/support");
  const notice = page.getByRole("alert");
  await expect(notice).toContainText(offlineNotice);
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf("/about"));
  await page.unrouteAll();
  await notice.getByRole("link", { name: words.page.tryAgain }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf("/support"));
  await appRuns(page);
});

test("the notice about a missing connection has no axe violations and covers no link that has the focus", {
  tag: "@full",
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/about");
  await context.setOffline(true);
  await followLink(page, "/legal");
  await expect(page.getByRole("alert")).toBeFocused();
  expect(await violations(page)).toEqual([]);
  const covered = await page.locator("main a, footer a").evaluateAll((links) =>
    (links as HTMLElement[]).filter((link) => {
      link.focus();
      const { bottom } = link.getBoundingClientRect();
      const notice = document.querySelector("[role=alert]")?.getBoundingClientRect();
      return document.activeElement === link && notice && bottom > notice.top;
    }),
  );
  expect(covered).toEqual([]);
});

test("offline, back to a page that is not loaded shows that there is no connection; it opens when online", {
  tag: ["@firefox", "@full"],
}, async ({ page, context }) => {
  await open(page, "/about");
  await followLink(page, "/support");
  await arrived(page, "/support");
  await page.reload();
  await appRuns(page);
  await context.setOffline(true);
  await page.goBack();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(offlinePage.title);
  await expect(page).toHaveURL("/about");
  expect(await page.title()).toContain(offlinePage.title);

  // A link to another page that is not loaded leaves this one as it is.
  await followLink(page, "/legal");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(heading).toHaveText(offlinePage.title);

  await context.setOffline(false);
  await page.getByRole("main").getByRole("link", { name: words.page.tryAgain }).click();
  await expect(heading).toHaveText(headingOf("/about"));
  await expect(page).toHaveTitle(titleOf("/about"));
  await appRuns(page);
});

// Vite requests a style sheet only once: from then on, pages are loaded as documents.
test("offline, pages that are loaded still open; after one is hovered offline, all open online, with their styles", {
  tag: "@full",
}, async ({ page, context }) => {
  await open(page, "/about");
  await followLink(page, "/support");
  await arrived(page, "/support");
  await context.setOffline(true);
  const failed = page.waitForEvent("requestfailed");
  await page.locator('footer a[href="/legal"]').first().hover();
  await failed;
  await followLink(page, "/about");
  await arrived(page, "/about");

  await context.setOffline(false);
  for (const path of ["/legal", "/partners", "/legal"]) {
    await followLink(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf(path));
    await appRuns(page);
  }
  await textLoaded(page);
  // Laid out by a style sheet of this page only.
  await expect(page.locator(".legal-document")).toHaveCSS("display", "grid");
});
