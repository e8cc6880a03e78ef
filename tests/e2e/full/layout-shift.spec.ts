import { timing } from "../../../app/hooks/timing";
import { records } from "../../tested-site";
import { arriveInParts, refuseFonts, watchLayoutShift } from "../support/layout-shift";
import { pagesOfOneLanguage, sitePages } from "../support/site-pages";
import { appRuns, expect, holdBack, open, test, textLoaded } from "../support/site-test";

for (const path of pagesOfOneLanguage) {
  for (const width of [360, 390, 412]) {
    test(`${path} shifts less than 0.1 at ${width} px when its fonts load late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const layoutShift = await watchLayoutShift(page);
      const releaseFonts = await holdBack(page, "**/*.woff2");
      await page.goto(path, { waitUntil: "domcontentloaded" });
      test.skip(
        await page.evaluate(isWithoutLetters),
        "the system has no font with the letters of this page",
      );
      // Painted with the fallback fonts.
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      releaseFonts();
      await page.waitForFunction(
        () =>
          document.fonts.status === "loaded" &&
          [...document.fonts].filter(({ status }) => status === "loaded").length >= 2,
      );
      await appRuns(page);
      // A heading at the edge of a line may break elsewhere in the real font; a tenth counts as poor.
      expect(await layoutShift()).toBeLessThan(0.1);
    });
  }
}

for (const path of sitePages) {
  for (const width of [390, 1440]) {
    test(`${path} at ${width} px does not shift while it arrives in two parts and is scrolled through`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await refuseFonts(page);
      const layoutShift = await watchLayoutShift(page);
      await arriveInParts(page, path, "</h1>");
      await open(page, path);
      // The footer of /legal moves when the texts arrive.
      await textLoaded(page);
      while (!(await page.evaluate(isAtEnd))) await page.mouse.wheel(0, 600);
      expect(await layoutShift()).toBeLessThan(0.001);
    });
  }
}

for (const path of sitePages) {
  test(`what moves by itself on ${path} causes no layout`, async ({ page }) => {
    await page.clock.install();
    await open(page, path);
    await textLoaded(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Performance.enable");
    const layouts = async () => {
      const { metrics } = await devtools.send("Performance.getMetrics");
      return metrics.find(({ name }) => name === "LayoutCount")?.value;
    };
    /** A layout that is due is done at once. */
    const pass = async (milliseconds: number) => {
      await page.clock.runFor(milliseconds);
      await page.evaluate(() => document.body.offsetHeight);
    };
    const ticks = async (count: number) => {
      for (let tick = 0; tick < count; tick++) await pass(timing.tickerPeriod / timing.tickerTicks);
    };
    // What is loaded late has arrived.
    await expect(async () => {
      const before = await layouts();
      await ticks(1);
      await page.evaluate(() => document.fonts.ready);
      expect(await layouts()).toBe(before);
    }).toPass();
    const before = await layouts();
    await ticks(timing.tickerTicks + 2);
    expect(await layouts()).toBe(before);
  });
}

test("the rotation of ticker and locations causes no layout shift", async ({ page }) => {
  await refuseFonts(page);
  const layoutShift = await watchLayoutShift(page);
  await page.clock.install();
  await open(page, "/");
  const ticker = page.getByRole("group", { name: records["pages/home"].ticker.label }).getByRole("listitem");
  const [before] = await ticker.allTextContents();
  await page.clock.runFor(timing.tickerPeriod);
  if (records.ticker.length > 1) await expect(ticker).not.toHaveText(before ?? "");
  for (const section of await page.locator("main section").all()) {
    await section.scrollIntoViewIfNeeded();
    await page.clock.runFor(timing.locationRotation);
  }
  expect(await layoutShift()).toBe(0);
});

/** Runs in the page. */
function isAtEnd(): boolean {
  return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
}

/** Runs in the page: the system draws the same box for every letter of the heading. */
function isWithoutLetters(): boolean {
  const letters = new Set(document.querySelector("h1")?.textContent.match(/\p{Lo}/gu));
  const context = document.createElement("canvas").getContext("2d");
  if (!context || letters.size < 3) return false;
  context.font = "100px sans-serif";
  return new Set([...letters].map((letter) => context.measureText(letter).width)).size === 1;
}
