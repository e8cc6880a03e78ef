import { expect, open, test } from "./site-test";

const { CHROMIUM } = process.env;

// The reader's own setting, which media queries follow too; a font size on the page would not move them.
test.use({
  launchOptions: {
    ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
    args: ["--no-sandbox", "--disable-gpu", "--blink-settings=defaultFontSize=32"],
  },
});

for (const path of ["/games", "/minecraft", "/vps", "/website-hosting"]) {
  test(`${path} holds text of twice the size without scrolling sideways`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator("html")).toHaveCSS("font-size", "32px");
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `at ${width} px`).toBe(0);
    }
  });
}
