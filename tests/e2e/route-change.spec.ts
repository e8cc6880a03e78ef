import type { Page } from "@playwright/test";
import { arrived, expect, open, test } from "./support/site-test";

const tall = (pixels: number) => {
  const filler = document.createElement("div");
  filler.style.blockSize = `${pixels}px`;
  document.querySelector("main")?.append(filler);
};

test("the way back up appears past 300 px and leads to the top", async ({ page }) => {
  await open(page, "/vps");
  await page.evaluate(tall, 4000);
  const button = page.getByRole("button", { name: "Back to top" });
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 301));
  await expect(button).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 3000));
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

/** Scrolls and waits until the page has heard of it, as it has of every reader's scroll before his next click. */
function scrollBy(page: Page, pixels: number) {
  return page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        addEventListener("scroll", () => requestAnimationFrame(() => resolve()), { once: true });
        window.scrollTo(0, top);
      }),
    pixels,
  );
}

test("back and forward return to where the reader was", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await open(page, "/vps");
  await scrollBy(page, 350);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await arrived(page, /We keep the beat/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await scrollBy(page, 210);
  await page.goBack();
  await arrived(page, /A whole machine/);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(350);
  await page.goForward();
  await arrived(page, /We keep the beat/);
  expect(await page.evaluate(() => window.scrollY)).toBe(210);
});

test("the loader covers the screen, says so, makes the page inert, and then the title is said", async ({
  page,
}) => {
  await open(page, "/vps");
  // Noted by the page itself at that moment: on a slow machine the loader may be gone before a test asks.
  const whileLoading = page.evaluate(
    () =>
      new Promise((resolve) => {
        const loader = document.querySelector<HTMLElement>('[role="status"]');
        if (!loader) return;
        new MutationObserver(() => {
          if (loader.dataset.loading !== "true") return;
          const { x, y, width, height } = loader.firstElementChild?.getBoundingClientRect() ?? {};
          const inert = document.querySelector("main")?.closest("[inert]") !== null;
          // The page beneath follows once the loader is on the screen.
          if (inert) resolve({ text: loader.textContent, x, y, width, height, inert });
        }).observe(document.body, { attributes: true, subtree: true });
      }),
  );
  const loader = page.getByRole("status").first();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Support" }).click();
  expect(await whileLoading).toEqual({
    text: "Loading the next chunk",
    x: 0,
    y: 0,
    width: 1440,
    height: 900,
    inert: true,
  });
  await arrived(page, /Someone is awake/);
  await expect(loader).toHaveText(/Support, day and night/);
  expect(await page.evaluate(() => document.querySelector("[inert]"))).toBeNull();
});

test("title, description and canonical follow the page", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Support" }).click();
  await arrived(page, /Someone is awake/);
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

test("pointing at a link fetches the code of its page before the click", async ({ page }) => {
  await open(page, "/vps");
  const before = await page.evaluate(() => performance.getEntriesByType("resource").length);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Support" }).hover();
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType("resource").length))
    .toBeGreaterThan(before);
});

test("no CSS is fetched for the page one has landed on", async ({ page }) => {
  const stylesheets: string[] = [];
  page.on("request", (request) => request.resourceType() === "stylesheet" && stylesheets.push(request.url()));
  await open(page, "/vps");
  expect(stylesheets).toEqual([]);
});
