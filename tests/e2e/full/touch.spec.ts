import { arrived, expect, open, test } from "./support/site-test";

test.use({ hasTouch: true });

test("a tap opens a dropdown, a second one closes it, and a tap on a link in it leads on", async ({
  page,
}) => {
  await open(page, "/games");
  const menu = page.getByRole("navigation", { name: "Main" });
  const group = menu.getByText("Other Services");
  const link = menu.getByRole("link", { name: "VPS Hosting" });
  await group.tap();
  await expect(link).toBeVisible();
  await group.tap();
  await expect(link).toBeHidden();
  await group.tap();
  await link.tap();
  await arrived(page, /A whole machine/);
});

test("a tap elsewhere closes a dropdown", async ({ page }) => {
  await open(page, "/games");
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByText("Games").tap();
  await expect(menu.getByRole("link", { name: "Minecraft" })).toBeVisible();
  await page.touchscreen.tap(700, 500);
  await expect(menu.getByRole("link", { name: "Minecraft" })).toBeHidden();
});

test("the mobile menu is opened, unfolded and left by finger", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/games");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await page.getByRole("button", { name: "Open menu" }).tap();
  await menu.getByText("Other Services").tap();
  await expect(menu.getByRole("link", { name: "VPS Hosting" })).toBeVisible();
  await page.touchscreen.tap(20, 400);
  await expect(menu).toBeHidden();
});

test("nothing is reached by hovering alone: every link and button is there for a finger", async ({
  page,
}) => {
  await open(page, "/");
  await page.emulateMedia({ reducedMotion: "reduce" });
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll("main :is(a[href], button), footer :is(a[href], button)")]
      .filter((control) => !control.closest("[hidden]"))
      .filter((control) => !control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((control) => control.outerHTML.slice(0, 100)),
  );
  expect(hidden).toEqual([]);
});
