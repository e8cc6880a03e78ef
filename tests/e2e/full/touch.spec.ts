import { groupIn, mainMenu, menuGroups, menuGroupsFrom, mobileMenu } from "../support/menu";
import { arrived, expect, open, test } from "../support/site-test";

test.use({ hasTouch: true });

for (const { place, path } of menuGroupsFrom("/about").slice(0, 1)) {
  test("a tap opens a dropdown, a second one closes it, and its links work", async ({ page }) => {
    await open(page, "/about");
    const group = groupIn(mainMenu(page), place);
    await group.summary.tap();
    await expect(group.linkTo(path)).toBeVisible();
    await group.summary.tap();
    await expect(group.linkTo(path)).toBeHidden();
    await group.summary.tap();
    await group.linkTo(path).tap();
    await arrived(page, path);
  });
}

for (const { place } of menuGroups.slice(0, 1)) {
  test("a tap elsewhere closes a dropdown", async ({ page }) => {
    await open(page, "/about");
    const { summary, firstLink } = groupIn(mainMenu(page), place);
    await summary.tap();
    await expect(firstLink).toBeVisible();
    await page.touchscreen.tap(5, 850);
    await expect(firstLink).toBeHidden();
  });
}

for (const { place } of menuGroups.slice(0, 1)) {
  test("the mobile menu works by touch", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/about");
    await page.getByRole("button", { name: "Open menu" }).tap();
    const { summary, firstLink } = groupIn(mobileMenu(page), place);
    await summary.tap();
    await expect(firstLink).toBeVisible();
    await page.touchscreen.tap(20, 400);
    await expect(mobileMenu(page)).toBeHidden();
  });
}

test("no link or button is shown on hover only", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll("main :is(a[href], button), footer :is(a[href], button)")]
      .filter((control) => !control.closest("[hidden]"))
      .filter((control) => !control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((control) => control.outerHTML.slice(0, 100)),
  );
  expect(hidden).toEqual([]);
});
