import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
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

/**
 * Sends the HTML of a page in two parts, the first up to and including `text`. The pause is long enough for the browser to
 * paint the first part, if it is allowed to.
 */
export async function arriveInParts(page: Page, path: string, text: string) {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const cut = html.indexOf(text) + text.length;
    const server = createServer((_, answer) => {
      answer.setHeader("content-type", "text/html; charset=utf-8");
      answer.write(html.slice(0, cut));
      setTimeout(() => {
        answer.end(html.slice(cut));
        server.close();
      }, 300);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    await route.continue({ url: `http://127.0.0.1:${port}/` });
  });
}
