import type { Page } from "@playwright/test";

/** Sums up, from the next page load on, by how much things jumped; the answer waits for what is being painted. */
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
