import { expect, open, test } from "../support/site-test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const width of [320, 390, 768, 1152, 1280, 1366, 1376, 1440, 1920]) {
  test(`at ${width} px the button back to the top is in the header or in the gutter, and works`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await open(page, "/support");
    const button = page.getByRole("button", { name: "Back to top" });
    for (const share of [0.25, 0.6, 1]) {
      await page.evaluate((part) => window.scrollTo(0, document.body.scrollHeight * part), share);
      await expect(button).toBeAttached();
      const faults = await page.evaluate(() => {
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
      });
      expect(faults, `scrolled by ${share}`).toEqual([]);
    }
    await page.evaluate(() => window.scrollTo(0, 900));
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(button).toBeHidden();
  });
}
