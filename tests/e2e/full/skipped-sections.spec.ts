import type { Page } from "@playwright/test";
import { appRuns, arrived, expect, open, test, wakeSections } from "./support/site-test";

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

function skippedOf(page: Page): Promise<number> {
  return page
    .locator("[data-rest]")
    .evaluateAll((all) => all.filter((each) => getComputedStyle(each).contentVisibility === "auto").length);
}

/** How far the title of a section is from the top of the screen. */
function placeOf(page: Page, title: string): Promise<number> {
  return page
    .getByRole("heading", { level: 2, name: title })
    .evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
}

for (const path of ["/", "/minecraft"]) {
  test(`${path} is as tall at rest as it is awake, at every width`, async ({ page }) => {
    await open(page, path);
    expect(await skippedOf(page)).toBeGreaterThan(2);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      // The page hears of its new width with the next frame.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await appRuns(page);
      const resting = await heightOf(page);
      await wakeSections(page);
      expect(await heightOf(page)).toBe(resting);
      await page.evaluate(() => {
        document.adoptedStyleSheets = [];
      });
    }
  });
}

test("a page that is loaded anew stands where it stood, and one that is come back to as well", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/minecraft");
  await page.evaluate(() => window.scrollTo({ top: 2500, behavior: "instant" }));
  const title = "Ten blocks, ten prices";
  const place = await placeOf(page, title);
  // A section that rests stands on whole pixels.
  const driftOf = async () => Math.abs((await placeOf(page, title)) - place);
  await page.reload();
  await appRuns(page);
  await expect.poll(driftOf).toBeLessThanOrEqual(1);

  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/about"]')?.click());
  await arrived(page, /We keep the beat/);
  await page.goBack();
  await arrived(page, /./);
  await expect.poll(driftOf).toBeLessThanOrEqual(1);
});

test("an address of a place leads there though everything above it is out of sight", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/minecraft#obsidian");
  await expect(page.locator("#obsidian")).toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing rests, since nobody would learn the heights", async ({ page }) => {
    await page.goto("/minecraft");
    await expect(page.locator("[data-rest]").first()).toHaveCSS("content-visibility", "visible");
  });
});
