import type { Page } from "@playwright/test";
import { offlineNotice, offlinePage } from "../../app/content/layout";
import { violations } from "./support/axe";
import { headingOf } from "./support/built-page";
import { watchLayoutShift } from "./support/layout-shift";
import { appRuns, arrived, expect, followLink, open, test, textLoaded } from "./support/site-test";

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
  await notice.getByRole("link", { name: "Try again" }).click();
  await expect(notice).toBeFocused();
  expect(await scrollPosition(page)).toBe(position);
  await context.setOffline(false);
  await notice.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf("/legal"));
  await expect(notice).toHaveCount(0);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test("the notice about a missing connection moves nothing, has no axe violations, covers no link and ends with a reload", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const layoutShift = await watchLayoutShift(page);
  await open(page, "/about");
  const shiftBefore = await layoutShift();
  await context.setOffline(true);
  await followLink(page, "/legal");
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
  await context.setOffline(false);
  await page.reload();
  await appRuns(page);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("offline, back to a page that is not loaded shows that there is no connection; it opens when online", {
  tag: "@firefox",
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

  // A link to another page that is not loaded leaves this one as it is.
  await followLink(page, "/legal");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(heading).toHaveText(offlinePage.title);

  await context.setOffline(false);
  await page.getByRole("main").getByRole("link", { name: "Try again" }).click();
  await expect(heading).toHaveText(headingOf("/about"));
  await appRuns(page);
});

test("offline, pages that are loaded still open; after one is hovered offline, all open online, it with its styles", async ({
  page,
  context,
}) => {
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
  const documents: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
  for (const path of ["/careers", "/partners"]) {
    await followLink(page, path);
    await arrived(page, path);
  }
  expect(documents).toEqual([]);
  await followLink(page, "/legal");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf("/legal"));
  await textLoaded(page);
  // The tabs above it and the columns around it are laid out by style sheets of this page only.
  const layout = () =>
    page
      .getByRole("heading", { level: 2 })
      .first()
      .evaluate((heading) => {
        const { left, top, width } = heading.getBoundingClientRect();
        return { left, top: top + window.scrollY, width };
      });
  const opened = await layout();
  await open(page, "/legal");
  await textLoaded(page);
  expect(opened).toEqual(await layout());
});
