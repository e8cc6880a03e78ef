import type { Page } from "@playwright/test";
import { type Region, regions } from "../../../app/content/locations";
import { allQuestions, answerOf, questionButton, selectTab } from "../support/questions";
import { expect, open, test } from "../support/site-test";

for (const { id, tab } of allQuestions.slice(0, 1)) {
  test("an answer taller than 500 px scrolls inside and is reachable by keyboard", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await open(page, "/");
    await selectTab(page, tab);
    await answerOf(page, id)
      .locator("p")
      .first()
      .evaluate((text) => {
        text.textContent = "A long answer. ".repeat(100);
      });
    await questionButton(page, id).click();
    const region = answerOf(page, id).locator("> *");
    await expect(region).toHaveAttribute("role", "region");
    await expect(region).toHaveAttribute("tabindex", "0");
    await expect.poll(async () => (await region.boundingBox())?.height).toBe(500);
  });
}

const [first, second] = regions;
if (first && second) {
  const cities = (page: Page, { id }: Region) => page.locator(`#cities-${id}`);

  test("on phones the first region is open, and a tap opens and closes any", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/");
    await expect(cities(page, first)).toBeVisible();
    await expect(cities(page, second)).toBeHidden();
    const toggle = page.locator(`[aria-controls="cities-${second.id}"]`);
    await toggle.click();
    await expect(cities(page, second)).toBeVisible();
    await toggle.click();
    await expect(cities(page, second)).toBeHidden();
    await page.setViewportSize({ width: 768, height: 844 });
    await expect(cities(page, second)).toBeVisible();
    await expect(toggle).toBeHidden();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

    test("every region is open", async ({ page }) => {
      await page.goto("/");
      for (const region of regions) await expect(cities(page, region)).toBeVisible();
    });
  });
}
