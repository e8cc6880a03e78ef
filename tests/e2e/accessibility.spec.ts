import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { appRuns, expect, open, test } from "./site-test";

const paths = [
  "/",
  "/games",
  "/minecraft",
  "/vps",
  "/website-hosting",
  "/support",
  "/about",
  "/careers",
  "/careers/support-engineer",
  "/partners",
  "/legal",
];

/** Everything axe knows for WCAG 2.2 AA, plus contrast and target size at AAA. */
async function findings(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .options({ rules: { "color-contrast-enhanced": { enabled: true } } })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`,
  );
}

// Cards that wait to be revealed cannot be judged; under reduced motion nothing waits.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of paths) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await open(page, path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findings(page), `at ${width} px`).toEqual([]);
    }
  });
}

test("axe finds nothing on the 404 page", async ({ page, complaints }) => {
  await page.goto("/nope");
  await appRuns(page);
  complaints.length = 0;
  expect(await findings(page)).toEqual([]);
});

test("axe finds nothing with a dropdown open", async ({ page }) => {
  await open(page, "/vps");
  await page.getByRole("navigation", { name: "Main" }).getByText("Other Services").hover();
  await expect(page.getByRole("link", { name: "Website Hosting cPanel, domains and mail" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test("axe finds nothing with the mobile menu and a submenu open", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/vps");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByText("Other Services").click();
  await expect(menu.getByRole("link", { name: /VPS Hosting/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test("axe finds nothing while the loader shows", async ({ page }) => {
  await open(page, "/vps");
  await page.clock.install();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Support" }).click();
  await expect(page.getByRole("status").first()).toHaveText("Loading the next chunk");
  expect(await findings(page)).toEqual([]);
});
