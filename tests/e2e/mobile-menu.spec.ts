import { records, words } from "../tested-site";
import { groupIn, menuGroups, menuLinksFrom, mobileMenu } from "./support/menu";
import { arrived, expect, followLink, open, test } from "./support/site-test";

const { menuOffer } = records.layout;

// The menu slides.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "no-preference" } });

test("the menu is modal: it traps the focus, and Escape closes it and returns the focus", {
  tag: "@firefox",
}, async ({ page }) => {
  await open(page, "/about");
  const button = page.getByRole("button", { name: words.menu.open });
  const menu = mobileMenu(page);
  await expect(menu).toBeHidden();
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  await expect(page.locator("main")).toHaveAttribute("inert");
  const stops = await menu.locator("a, button, summary").count();
  for (let stop = 0; stop < stops + 3; stop++) {
    await page.keyboard.press("Tab");
    expect(
      await menu.evaluate(
        (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true);
  }
  // The last of them may have left the page for the bars of the browser.
  await menu.locator("a").first().focus();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  // Not toBeFocused(): after Escape, Firefox without a window takes the page for one in the background.
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("one submenu is open at a time; the backdrop, the cross and a window wide enough close the menu", {
  tag: "@firefox",
}, async ({ page }) => {
  await open(page, "/about");
  const menu = mobileMenu(page);
  await page.getByRole("button", { name: words.menu.open }).click();
  if (menuOffer) await expect(menu.getByRole("link", { name: menuOffer.title })).toBeInViewport();
  for (const { place } of menuGroups) {
    const { summary, firstLink } = groupIn(menu, place);
    await summary.click();
    await expect(firstLink).toBeVisible();
    await expect(menu.locator("details[open]")).toHaveCount(1);
  }
  await page.mouse.click(20, 400);
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: words.menu.open }).click();
  await menu.getByRole("button", { name: words.menu.close }).click();
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: words.menu.open }).click();
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator("dialog:popover-open, [inert]")).toHaveCount(0);
});

for (const { to } of menuLinksFrom("/about").slice(0, 1)) {
  test("a link starts the navigation at once while the menu slides out over 300 ms", {
    tag: ["@firefox", "@full"],
  }, async ({ page }) => {
    await open(page, "/about");
    await page.getByRole("button", { name: words.menu.open }).click();
    const menu = mobileMenu(page);
    await expect(menu).toHaveCSS("translate", "0px");
    const seen = await menu.evaluate((dialog, path) => {
      dialog.querySelector<HTMLElement>(`a[href="${path}"]`)?.click();
      // Asked for in the same task, so that the transition cannot be over.
      const slide = dialog
        .getAnimations()
        .find((animation) => (animation as CSSTransition).transitionProperty === "translate");
      // Half of the way.
      slide?.pause();
      if (slide) slide.currentTime = 150;
      const { display, visibility } = getComputedStyle(dialog);
      const { left, width } = dialog.getBoundingClientRect();
      const shown = display !== "none" && visibility === "visible";
      const share = (innerWidth - left) / width;
      slide?.play();
      return {
        open: dialog.matches(":popover-open"),
        duration: slide?.effect?.getTiming().duration,
        shown,
        onItsWay: share > 0 && share < 1,
      };
    }, to);
    expect(seen).toEqual({ open: false, duration: 300, shown: true, onItsWay: true });
    await expect(menu).toBeHidden();
    await arrived(page, to);
    await expect(page.locator('dialog nav [aria-current="page"]')).toHaveAttribute("href", to);
  });
}

test("back closes the menu and leaves no page inert", { tag: "@full" }, async ({ page }) => {
  await open(page, "/about");
  await followLink(page, "/support");
  await arrived(page, "/support");
  await page.getByRole("button", { name: words.menu.open }).click();
  await expect(page.locator("main")).toHaveAttribute("inert");
  await page.goBack();
  await arrived(page, "/about");
  await expect(mobileMenu(page)).toBeHidden();
  await expect(page.locator("[inert]")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu and its submenus open, it closes, and its links work", async ({ page }) => {
    await page.goto("/about");
    const menu = mobileMenu(page);
    await page.getByRole("button", { name: words.menu.open }).click();
    for (const { place } of menuGroups.slice(-1)) {
      const { summary, firstLink } = groupIn(menu, place);
      await summary.click();
      await expect(firstLink).toBeVisible();
    }
    await menu.getByRole("button", { name: words.menu.close }).click();
    await expect(menu).toBeHidden();
    for (const { to } of menuLinksFrom("/about").slice(0, 1)) {
      await page.getByRole("button", { name: words.menu.open }).click();
      await menu.locator(`a[href="${to}"]`).first().click();
      await expect(page).toHaveURL(to);
    }
  });
});
