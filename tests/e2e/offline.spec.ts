import type { Page } from "@playwright/test";
import { offlineNotice, offlinePage } from "../../app/content/layout";
import { violations } from "./support/axe";
import { headingOf } from "./support/built-page";
import { watchLayoutShift } from "./support/layout-shift";
import { appRuns, arrived, expect, followLink, open, test } from "./support/site-test";

function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

// The browser reports every request that fails. WebKitGTK also fails to preload such a file when online again; the page is
// then shown as without script, and reports the file.
test.afterEach(({ complaints }) => {
  for (const complaint of complaints.splice(0))
    expect(complaint).toMatch(/load|NetworkError|fetch|import|\/assets\//i);
});

test("offline, a link leaves the page as it is and shows a notice; its link opens the page when online", {
  tag: "@firefox",
}, async ({ page, context }) => {
  await open(page, "/vps");
  const entries = await page.evaluate(() => history.length);
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }));
  const position = await scrollPosition(page);
  await context.setOffline(true);
  const link = page.locator('footer a[href="/support"]');
  await link.evaluate((element) => element.focus({ preventScroll: true }));
  await page.keyboard.press("Enter");

  const notice = page.getByRole("alert");
  await expect(notice).toContainText(offlineNotice);
  await expect(notice).toBeFocused();
  await expect(page).toHaveURL("/vps");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf("/vps"));
  await expect(page.locator("[inert]")).toHaveCount(0);
  expect(await scrollPosition(page)).toBe(position);

  await page.keyboard.press("Escape");
  await expect(notice).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(await scrollPosition(page)).toBe(position);

  // Offline once more, and then a second attempt from the notice.
  await followLink(page, "/support");
  await notice.getByRole("link", { name: "Try again" }).click();
  await expect(notice).toBeFocused();
  expect(await scrollPosition(page)).toBe(position);
  await context.setOffline(false);
  await notice.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf("/support"));
  await expect(notice).toHaveCount(0);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test("the notice about a missing connection is not shown again after a reload", async ({ page, context }) => {
  await open(page, "/vps");
  await context.setOffline(true);
  await followLink(page, "/support");
  await expect(page.getByRole("alert")).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await appRuns(page);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("the notice about a missing connection moves nothing, has no axe violations and covers no focused link", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const layoutShift = await watchLayoutShift(page);
  await open(page, "/vps");
  const shiftBefore = await layoutShift();
  await context.setOffline(true);
  await followLink(page, "/support");
  await expect(page.getByRole("alert")).toBeFocused();
  expect((await layoutShift()) - shiftBefore).toBe(0);
  expect(await violations(page)).toEqual([]);
  const covered = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>("main a, footer a, .scroll-to-top")];
    return links.flatMap((link) => {
      link.focus();
      if (document.activeElement !== link) return [];
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const notice = document.querySelector("[role=alert]")?.getBoundingClientRect();
      const overlaps =
        notice && left < notice.right && right > notice.left && top < notice.bottom && bottom > notice.top;
      return overlaps ? [link.textContent] : [];
    });
  });
  expect(covered).toEqual([]);
});

test("offline, back to a page that is not loaded shows that there is no connection; it opens when online", {
  tag: "@firefox",
}, async ({ page, context }) => {
  await open(page, "/vps");
  await followLink(page, "/support");
  await arrived(page, "/support");
  await page.reload();
  await appRuns(page);
  await context.setOffline(true);
  await page.goBack();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(offlinePage.title);
  await expect(page).toHaveURL("/vps");

  // A link to another page that is not loaded leaves this one as it is.
  await followLink(page, "/about");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(heading).toHaveText(offlinePage.title);

  await context.setOffline(false);
  await page.getByRole("main").getByRole("link", { name: "Try again" }).click();
  await expect(heading).toHaveText(headingOf("/vps"));
  await appRuns(page);
});

test("offline, pages that are loaded still open; one hovered offline has its styles when opened online", async ({
  page,
  context,
}) => {
  await open(page, "/vps");
  await followLink(page, "/support");
  await arrived(page, "/support");
  await context.setOffline(true);
  const failed = page.waitForEvent("requestfailed");
  await page.locator('footer a[href="/about"]').hover();
  await failed;
  await followLink(page, "/vps");
  await arrived(page, "/vps");

  await context.setOffline(false);
  await followLink(page, "/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf("/about"));
  const height = () => page.getByRole("main").evaluate((main) => main.getBoundingClientRect().height);
  const opened = await height();
  await open(page, "/about");
  // Without styles it is many times as high.
  expect(opened).toBeLessThan(2 * (await height()));
});
