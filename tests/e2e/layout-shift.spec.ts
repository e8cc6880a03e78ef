import { expect, test } from "./site-test";

const paths = [
  "/",
  "/games",
  "/minecraft",
  "/vps",
  "/website-hosting",
  "/support",
  "/about",
  "/careers",
  "/partners",
  "/legal",
];

for (const path of paths) {
  for (const width of [390, 1440]) {
    test(`nothing moves on ${path} at ${width} px, though the fonts come late`, async ({ page }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/*.woff2", async (route) => {
        await held;
        await route.continue();
      });
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path, { waitUntil: "domcontentloaded" });
      // Painted with what stands in for the fonts.
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      release();
      await page.waitForFunction(
        () => [...document.fonts].filter(({ status }) => status === "loaded").length >= 2,
      );
      await expect(page.locator("html")).toHaveAttribute("data-app", "running");
      const shifts = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
                sum += entry.value;
            }).observe({ type: "layout-shift", buffered: true });
            // Two frames: the observer has been called with what it buffered.
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
          }),
      );
      expect(shifts).toBe(0);
    });
  }
}
