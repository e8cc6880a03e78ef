import { expect, open, test } from "./site-test";

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
const widths = [320, 390, 768, 1024, 1152, 1440, 1920];

for (const path of paths) {
  test(`${path} starts without a complaint and never scrolls sideways`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `at ${width} px`).toBe(0);
    }
  });
}
