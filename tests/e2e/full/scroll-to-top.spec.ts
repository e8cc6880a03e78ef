import { timing } from "../../../app/hooks/timing";
import { expect, open, test } from "../support/site-test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the button back to the top is in the header or in the gutter, and covers no control", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/support");
  for (const width of [320, 390, 768, 1152, 1280, 1366, 1376, 1440, 1920]) {
    await page.setViewportSize({ width, height: 640 });
    for (const share of [0.25, 0.6, 1]) {
      await page.evaluate((part) => window.scrollTo(0, document.body.scrollHeight * part), share);
      // A page without records may be too short.
      if ((await page.evaluate(() => window.scrollY)) <= timing.scrollTopThresholdPx) continue;
      await expect(page.getByRole("button", { name: "Back to top" })).toBeVisible();
      expect(await page.evaluate(faultsOfPlace), `at ${width} px, scrolled by ${share}`).toEqual([]);
    }
  }
});

/** Runs in the page. */
function faultsOfPlace(): string[] {
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const [button, header, columns] = [".scroll-to-top", "header", ".footer-columns"].map(box);
  if (!button || !header || !columns) return ["An element is missing."];
  const gutter = Number.parseFloat(
    getComputedStyle(document.querySelector(".footer-columns") ?? document.body).paddingInlineEnd,
  );
  const isInHeader = button.top >= header.top && button.bottom <= header.bottom;
  const isInGutter = button.left >= columns.right - gutter;
  const isOnScreen = button.left >= 0 && button.right <= window.innerWidth;
  // What the header covers anyway does not count.
  const controls = isInHeader ? "header a, header button" : "main a, footer a";
  const others = [...document.querySelectorAll(controls)].filter(
    (control) => control.checkVisibility() && !control.matches(".scroll-to-top"),
  );
  const covered = others.filter((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return left < button.right && right > button.left && top < button.bottom && bottom > button.top;
  });
  return [
    ...(isInHeader || isInGutter ? [] : ["It is over the page."]),
    ...(isOnScreen ? [] : ["It leaves the screen."]),
    ...covered.map((control) => `It covers ${control.textContent}.`),
  ];
}
