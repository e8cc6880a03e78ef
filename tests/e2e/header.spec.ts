import { arrived, expect, open, test } from "./support/site-test";

test("the page one is on is marked, and the mark moves along", async ({ page }) => {
  await open(page, "/support");
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu.locator('[aria-current="page"]')).toHaveText("Support");
  await menu.getByRole("link", { name: "Home" }).click();
  await arrived(page, /Every tick/);
  await expect(menu.locator('[aria-current="page"]')).toHaveText("Home");
});

test("a dropdown opens under the mouse, survives the click that follows, and closes on leaving", {
  tag: "@firefox",
}, async ({ page }) => {
  await open(page, "/");
  const menu = page.getByRole("navigation", { name: "Main" });
  const link = menu.getByRole("link", { name: "VPS Hosting" });
  await expect(link).toBeHidden();
  await menu.getByText("Other Services").hover();
  await expect(link).toBeVisible();
  await menu.getByText("Other Services").click();
  await expect(link).toBeVisible();
  await menu.getByText("Other Services").click();
  await expect(link).toBeHidden();
  await menu.getByText("Games").hover();
  await expect(menu.getByRole("link", { name: "Minecraft" })).toBeVisible();
  await page.mouse.move(700, 700);
  await expect(menu.getByRole("link", { name: "Minecraft" })).toBeHidden();
});

test("a dropdown works by keyboard: Enter opens, Tab walks through, Escape closes and gives the focus back", {
  tag: "@firefox",
}, async ({ page }) => {
  await open(page, "/");
  const menu = page.getByRole("navigation", { name: "Main" });
  const summary = menu.locator("summary", { hasText: "Other Services" });
  await summary.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: "VPS Hosting" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(summary).toBeFocused();
  await expect(menu.getByRole("link", { name: "VPS Hosting" })).toBeHidden();

  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(menu.locator("summary", { hasText: "Games" })).toBeFocused();
  await expect(menu.getByRole("link", { name: "VPS Hosting" })).toBeHidden();
});

test("a dropdown closes on a click outside and on navigation", { tag: "@firefox" }, async ({ page }) => {
  await open(page, "/");
  const menu = page.getByRole("navigation", { name: "Main" });
  const vps = menu.getByRole("link", { name: "VPS Hosting" });
  const summary = menu.locator("summary", { hasText: "Other Services" });
  await summary.focus();
  await page.keyboard.press("Enter");
  await expect(vps).toBeVisible();
  await page.mouse.click(700, 700);
  await expect(vps).toBeHidden();

  await summary.focus();
  await page.keyboard.press("Enter");
  await vps.focus();
  await page.keyboard.press("Enter");
  await arrived(page, /A whole machine/);
  await expect(vps).toBeHidden();
  await expect(summary).toHaveAttribute("aria-current", "true");
});

test("only the client area opens in a new tab, and says so", async ({ page }) => {
  await open(page, "/");
  const newTabs = page.locator('a[target="_blank"]');
  for (const link of await newTabs.all()) {
    await expect(link).toHaveAttribute("rel", "noopener");
    await expect(link).toHaveAttribute("href", /clients\./);
    expect(await link.textContent()).toContain("(opens in a new tab)");
  }
  await expect(newTabs).toHaveCount(3);
});

test("the skip link is the first stop and leads to the content without touching the address", async ({
  page,
}) => {
  await open(page, "/vps");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveURL("/vps");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("links and dropdowns work", async ({ page }) => {
    await page.goto("/");
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.getByText("Other Services").click();
    await menu.getByRole("link", { name: "VPS Hosting" }).click();
    await expect(page).toHaveURL("/vps");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A whole machine, minus the noise.");
  });
});
