import type { Page } from "@playwright/test";
import { appRuns, arrived, expect, followLink, open, resize, test, wakeSections } from "../support/site-test";

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

function skippedOf(page: Page): Promise<number> {
  return page
    .locator("[data-rest]")
    .evaluateAll((all) => all.filter((each) => getComputedStyle(each).contentVisibility === "auto").length);
}

/** How far the list of plans is from the top of the screen. */
function placeOfPlans(page: Page): Promise<number> {
  return page.locator("#plans").evaluate((plans) => Math.round(plans.getBoundingClientRect().top));
}

for (const path of ["/", "/minecraft"]) {
  test(`${path} is as tall while its sections are skipped as when they are laid out`, async ({ page }) => {
    await open(page, path);
    expect(await skippedOf(page)).toBeGreaterThan(2);
    for (const width of [390, 1440]) {
      await resize(page, width, 844);
      const resting = await heightOf(page);
      await wakeSections(page);
      expect(await heightOf(page), `at ${width} px`).toBe(resting);
      await page.evaluate(() => {
        document.adoptedStyleSheets = [];
      });
    }
  });
}

test("a reload and a return from another page keep the scroll position", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/minecraft");
  await page.evaluate(() => {
    const { top } = document.querySelector("#plans")?.getBoundingClientRect() ?? { top: 0 };
    window.scrollTo({ top: top + 500, behavior: "instant" });
  });
  const place = await placeOfPlans(page);
  // A section that is skipped stands on whole pixels.
  const driftOf = async () => Math.abs((await placeOfPlans(page)) - place);
  await page.reload();
  await appRuns(page);
  await expect.poll(driftOf).toBeLessThanOrEqual(1);

  await followLink(page, "/about");
  await arrived(page, "/about");
  await page.goBack();
  await arrived(page, "/minecraft");
  await expect.poll(driftOf).toBeLessThanOrEqual(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("no section is skipped, since nothing would learn its height", async ({ page }) => {
    await page.goto("/minecraft");
    await expect(page.locator("[data-rest]").first()).toHaveCSS("content-visibility", "visible");
  });
});
