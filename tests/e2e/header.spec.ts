import { words } from "../tested-site";
import { groupIn, mainMenu, menuGroups, menuGroupsFrom } from "./support/menu";
import { arrived, expect, open, test } from "./support/site-test";

/** At the edge of the window, where no page has a control. */
const outside = { x: 5, y: 850 };

for (const { place, linkCount } of menuGroups.slice(0, 1)) {
  test("a dropdown opens on hover, stays open on the click that follows, and closes when the mouse leaves", {
    tag: "@firefox",
  }, async ({ page }) => {
    await open(page, "/about");
    const { summary, firstLink } = groupIn(mainMenu(page), place);
    await expect(firstLink).toBeHidden();
    await summary.hover();
    await expect(firstLink).toBeVisible();
    await summary.click();
    await expect(firstLink).toBeVisible();
    await summary.click();
    await expect(firstLink).toBeHidden();
    await page.mouse.move(outside.x, outside.y);
    await summary.hover();
    await expect(firstLink).toBeVisible();
    await page.mouse.move(outside.x, outside.y);
    await expect(firstLink).toBeHidden();
  });

  test("a dropdown opens by Enter, and closes by Escape, a Tab past its links and a click outside", {
    tag: "@firefox",
  }, async ({ page }) => {
    await open(page, "/about");
    const { summary, firstLink } = groupIn(mainMenu(page), place);
    const pressEscape = async () => {
      await page.keyboard.press("Tab");
      await expect(firstLink).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(summary).toBeFocused();
    };
    const passLinks = async () => {
      for (let stop = 0; stop <= linkCount; stop++) await page.keyboard.press("Tab");
    };
    const clickOutside = () => page.mouse.click(outside.x, outside.y);
    for (const close of [pressEscape, passLinks, clickOutside]) {
      await summary.focus();
      await page.keyboard.press("Enter");
      await expect(firstLink).toBeVisible();
      await close();
      await expect(firstLink).toBeHidden();
    }
  });
}

for (const { place, path } of menuGroupsFrom("/about").slice(0, 1)) {
  test("a link of a dropdown opens its page and closes the dropdown", { tag: "@full" }, async ({ page }) => {
    await open(page, "/about");
    const { summary, linkTo } = groupIn(mainMenu(page), place);
    await summary.focus();
    await page.keyboard.press("Enter");
    await linkTo(path).press("Enter");
    await arrived(page, path);
    await expect(linkTo(path)).toBeHidden();
    await expect(summary).toHaveAttribute("aria-current", "true");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("a dropdown opens on a click and its links work", { tag: "@full" }, async ({ page }) => {
      await page.goto("/about");
      const group = groupIn(mainMenu(page), place);
      await group.summary.click();
      await group.linkTo(path).click();
      await expect(page).toHaveURL(path);
    });
  });
}

test("the skip link is the first tab stop and moves to the content without changing the address", async ({
  page,
}) => {
  await open(page, "/about");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: words.page.skip })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveURL("/about");
});
