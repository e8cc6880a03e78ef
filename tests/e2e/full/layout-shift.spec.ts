import { watchLayoutShift } from "./support/layout-shift";
import { appRuns, expect, test } from "./support/site-test";

const paths = ["/", "/games", "/minecraft", "/vps", "/website-hosting", "/about"];

for (const path of paths) {
  for (const width of [390, 1440]) {
    test(`${path} at ${width} px stands still while it loads and is read, and hardly stirs when its fonts come late`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const layoutShift = await watchLayoutShift(page);
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/*.woff2", async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path, { waitUntil: "domcontentloaded" });
      // Painted with what stands in for the fonts.
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      release();
      await page.waitForFunction(
        () => [...document.fonts].filter(({ status }) => status === "loaded").length >= 2,
      );
      await appRuns(page);
      // A heading at the edge of a line may break elsewhere in the real font; a tenth is where it begins to annoy.
      expect(await layoutShift()).toBeLessThan(0.05);

      // Now the fonts are in the cache, as preloading has them on most first visits. Where they come late even so, the
      // load says nothing about the page and another is made.
      await expect(async () => {
        await page.reload();
        await appRuns(page);
        expect(await page.evaluate(fontsCameInTime)).toBe(true);
      }).toPass();
      while (!(await page.evaluate(isAtEnd))) await page.mouse.wheel(0, 600);
      expect(await layoutShift()).toBeLessThan(0.001);
    });
  }
}

/** Runs in the page: every font that was asked for was there before the first paint. */
function fontsCameInTime(): boolean {
  const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  // A frame before, since the text is laid out with them by then.
  return resources
    .filter(({ name }) => name.endsWith(".woff2"))
    .every(({ responseEnd }) => responseEnd < firstPaint - 17);
}

/** Runs in the page. */
function isAtEnd(): boolean {
  return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
}
