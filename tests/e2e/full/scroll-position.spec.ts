import type { Page } from "@playwright/test";
import { noBlocks } from "../support/plans";
import { appRuns, arrived, expect, followLink, open, test } from "../support/site-test";

/** Distance of the list of plans from the top of the screen. */
function topOfPlans(page: Page): Promise<number> {
  return page.locator("#plans").evaluate((plans) => Math.round(plans.getBoundingClientRect().top));
}

test("a reload and back from another page keep the scroll position", async ({ page }) => {
  test.skip(noBlocks, "there is no Minecraft plan");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/minecraft");
  await page.evaluate(() => {
    const { top } = document.querySelector("#plans")?.getBoundingClientRect() ?? { top: 0 };
    window.scrollTo({ top: top + 500, behavior: "instant" });
  });
  const before = await topOfPlans(page);
  const drift = async () => Math.abs((await topOfPlans(page)) - before);
  await page.reload();
  await appRuns(page);
  await expect.poll(drift).toBeLessThanOrEqual(1);

  await followLink(page, "/about");
  await arrived(page, "/about");
  await page.goBack();
  await arrived(page, "/minecraft");
  await expect.poll(drift).toBeLessThanOrEqual(1);
});
