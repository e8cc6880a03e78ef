import type { Page } from "@playwright/test";

/** Sums up the layout shifts from the next page load on, up to the latest frame. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const sum = { shift: 0 };
    Object.assign(window, { layoutShiftSum: sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        sum.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
      return (window as unknown as { layoutShiftSum: { shift: number } }).layoutShiftSum.shift;
    });
}

/** Answers every font with an empty file: no text changes its font, however fast or slow the machine is. */
export async function refuseFonts(page: Page) {
  await page.route("**/*.woff2", (route) => route.fulfill({ contentType: "font/woff2", body: "" }));
}
