import { menuOffer } from "../../../app/content/layout";
import { menuLinksFrom, mobileMenu } from "../support/menu";
import { appRuns, arrived, expect, holdBack, open, test } from "../support/site-test";

test.use({ viewport: { width: 390, height: 844 } });

test("the menu closes when the window becomes wide enough for the whole header", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(mobileMenu(page)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => document.querySelector("dialog")?.matches(":popover-open")))
    .toBe(false);
});

for (const { to } of menuLinksFrom("/about").slice(0, 1)) {
  test("a menu opened before the app runs stays open, and its links work", async ({ page }) => {
    const release = await holdBack(page, "**/assets/react-*.js");
    await page.goto("/about");
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = mobileMenu(page);
    await expect(menu).toBeVisible();
    release();
    await appRuns(page);
    await expect(menu).toBeVisible();
    await menu.locator(`a[href="${to}"]`).first().click();
    await expect(menu).toBeHidden();
    await arrived(page, to);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("a link of the menu works", async ({ page }) => {
      await page.goto("/about");
      await page.getByRole("button", { name: "Open menu" }).click();
      await mobileMenu(page).locator(`a[href="${to}"]`).first().click();
      await expect(page).toHaveURL(to);
    });
  });
}

for (const { title, to } of menuOffer ? [menuOffer] : []) {
  test("the offer in the menu leads to its page", async ({ page }) => {
    await open(page, "/support");
    await page.getByRole("button", { name: "Open menu" }).click();
    const offer = mobileMenu(page).getByRole("link", { name: title });
    await expect(offer).toBeInViewport();
    await offer.click();
    await expect(mobileMenu(page)).toBeHidden();
    await arrived(page, to);
  });
}
