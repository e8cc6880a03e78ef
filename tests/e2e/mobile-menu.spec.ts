import { appRuns, arrived, expect, open, test } from "./support/site-test";

test.use({ viewport: { width: 390, height: 844 } });

test("it is a modal dialog: focus is held inside, Escape closes it and gives the focus back", {
  tag: "@firefox",
}, async ({ page }) => {
  await open(page, "/");
  const button = page.getByRole("button", { name: "Open menu" });
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeHidden();
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  await expect(page.locator("main")).toHaveAttribute("inert");
  for (let stop = 0; stop < 14; stop++) {
    await page.keyboard.press("Tab");
    expect(
      await menu.evaluate(
        (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  // Not toBeFocused(): after Escape, Firefox without a window takes the page for one in the background.
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("one submenu is open at a time", { tag: "@firefox" }, async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByText("Other Services").click();
  await expect(menu.getByRole("link", { name: "VPS Hosting" })).toBeVisible();
  await menu.getByText("Games").click();
  await expect(menu.getByRole("link", { name: "Minecraft" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "VPS Hosting" })).toBeHidden();
  await expect(menu.locator("details[open]")).toHaveCount(1);
});

test("a link starts the navigation at once while the menu takes 300 ms to leave", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toHaveCSS("translate", "0px");
  const seen = await menu.evaluate((dialog: HTMLDialogElement) => {
    const link = [...dialog.querySelectorAll("a")].find(({ textContent }) => textContent === "Support");
    link?.click();
    const slide = dialog
      .getAnimations()
      .find((animation) => (animation as CSSTransition).transitionProperty === "translate");
    return { open: dialog.open, path: location.pathname, duration: slide?.effect?.getTiming().duration };
  });
  expect(seen.open).toBe(false);
  expect(seen.duration).toBe(300);
  await expect(menu).toBeHidden();
  await arrived(page, /Someone is awake/);
  await expect(page).toHaveURL("/support");
});

test("the backdrop and the cross close it", { tag: "@firefox" }, async ({ page }) => {
  await open(page, "/");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.mouse.click(20, 400);
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).click();
  await menu.getByRole("button", { name: "Close menu" }).click();
  await expect(menu).toBeHidden();
});

test("it leaves when the window becomes wide enough for the whole header", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await page.evaluate(() => document.querySelector("dialog")?.open)).toBe(false);
});

test("a menu opened before the app runs stays open and works as one after", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/react-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  release();
  await appRuns(page);
  await expect(menu).toBeVisible();
  await menu.getByRole("link", { name: "Support" }).click();
  await expect(menu).toBeHidden();
  await arrived(page, /Someone is awake/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the mobile menu opens, holds one submenu open, and leads on", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByText("Other Services").click();
    await menu.getByText("Games").click();
    await expect(menu.getByRole("link", { name: "VPS Hosting" })).toBeHidden();
    await menu.getByRole("button", { name: "Close menu" }).click();
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await menu.getByRole("link", { name: "Support" }).click();
    await expect(page).toHaveURL("/support");
  });
});
