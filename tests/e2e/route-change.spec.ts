import { timing } from "../../app/hooks/timing";
import { records, words } from "../tested-site";
import { titleOf } from "./support/built-page";
import { watchPolicy } from "./support/policy";
import { appRuns, arrived, expect, followLink, open, scrollOn, test } from "./support/site-test";

// Scrolling to the top is smooth, and the loader fades.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("the button back to the top appears past the threshold and scrolls to the top", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await open(page, "/about");
  const button = page.getByRole("button", { name: words.page.toTop });
  await scrollOn(page, timing.scrollTopThresholdPx);
  await expect(button).toBeHidden();
  await scrollOn(page, 1);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test("back to the top by keyboard moves the focus there, and Shift+Tab then leaves the page at its top", {
  tag: "@firefox",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await open(page, "/about");
  await scrollOn(page, 2 * timing.scrollTopThresholdPx);
  await page.getByRole("button", { name: words.page.toTop }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // Not toBeFocused(): Firefox without a window takes the page for one in the background.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
  await page.keyboard.press("Shift+Tab");
  // In the announcement or in the header.
  const isAbove = await page.locator("#main").evaluate((main) => {
    return main.compareDocumentPosition(document.activeElement ?? main) === Node.DOCUMENT_POSITION_PRECEDING;
  });
  expect(isAbove).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("a reload, back and forward restore the scroll position", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  const position = () => page.evaluate(() => window.scrollY);
  await open(page, "/about");
  await scrollOn(page, 350);
  await page.reload();
  await appRuns(page);
  await expect.poll(position).toBe(350);
  await followLink(page, "/partners");
  await arrived(page, "/partners");
  await expect.poll(position).toBe(0);
  await scrollOn(page, 210);
  await page.goBack();
  await arrived(page, "/about");
  await expect.poll(position).toBe(350);
  await page.goForward();
  await arrived(page, "/partners");
  await expect.poll(position).toBe(210);
});

test("the loader covers the screen and makes the page inert; then the new title is announced", {
  tag: "@firefox",
}, async ({ page }) => {
  const policyViolations = await watchPolicy(page);
  await open(page, "/about");
  // Recorded in the page: on a slow machine the loader may be gone before the test asks.
  const whileLoading = page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver(() => {
          const cover = document.querySelector('[role="status"] .route-loader');
          if (!cover || !document.querySelector("main")?.closest("[inert]")) return;
          const { left, top, right, bottom } = cover.getBoundingClientRect();
          const { clientWidth, clientHeight } = document.documentElement;
          const covered = left <= 0 && top <= 0 && right >= clientWidth && bottom >= clientHeight;
          const [animation] = cover.getAnimations();
          const { duration } = animation?.effect?.getTiming() ?? {};
          const [, end] = (animation?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? [];
          const fromClick = Math.abs(Number(animation?.startTime) - clickedAt) < 1;
          resolve({
            text: cover.textContent,
            covered,
            limit: { fromClick, duration, opacity: end?.opacity },
          });
        }).observe(document.body, { attributes: true, childList: true, subtree: true });
        let clickedAt = -1;
        for (const input of ["click", "popstate"])
          addEventListener(input, ({ timeStamp }) => (clickedAt = timeStamp));
      }),
  );
  await followLink(page, "/support");
  expect(await whileLoading).toEqual({
    text: records.layout.loading,
    covered: true,
    // The compositor ends the cover, should a long task delay the timer.
    limit: { fromClick: true, duration: timing.loaderMaximum, opacity: "0" },
  });
  await arrived(page, "/support");
  await expect(page.getByRole("status").first()).toHaveText(titleOf("/support"));
  await expect(page.locator("[inert]")).toHaveCount(0);
  expect(await policyViolations()).toEqual([]);
});

test("title, description and canonical address follow the page", async ({ page }) => {
  await open(page, "/about");
  await followLink(page, "/support");
  await arrived(page, "/support");
  const head = () =>
    page.evaluate(() => ({
      title: document.title,
      description: document.querySelector('meta[name="description"]')?.getAttribute("content"),
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute("href"),
    }));
  const afterNavigation = await head();
  await page.reload();
  expect(await head()).toEqual(afterNavigation);
  expect(new URL(afterNavigation.canonical ?? "").pathname).toBe("/support");
});
