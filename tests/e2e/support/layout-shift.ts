import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type Page, test } from "@playwright/test";

/** Chromium's; not in TypeScript's library. */
type LayoutShiftEntry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
type Shift = { value: number; moved: string };

/**
 * Sums up the layout shifts from the next page load on, up to the latest frame. What moved is attached to the test, for the
 * report of a failure.
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShiftEntry[]) {
        const names = sources.map(({ node }) =>
          node instanceof Element
            ? `${node.localName}.${node.classList}`
            : (node?.nodeName ?? "pseudo-element"),
        );
        shifts.push({ value, moved: names.join(", ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => {
    const shifts = await page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
      return (window as unknown as { shifts: Shift[] }).shifts;
    });
    const body = shifts.map(({ value, moved }) => `${value}: ${moved}`).join("\n");
    if (body) await test.info().attach("layout shifts", { body, contentType: "text/plain" });
    return shifts.reduce((sum, { value }) => sum + value, 0);
  };
}

/** Answers every font with an empty file: no text changes its font, however fast or slow the machine is. */
export async function refuseFonts(page: Page) {
  await page.route("**/*.woff2", (route) => route.fulfill({ contentType: "font/woff2", body: "" }));
}

/**
 * Sends the HTML of a page in two parts, the first up to and including `text`. The pause is long enough for the browser
 * to paint the first part, if it is allowed to.
 */
export async function arriveInParts(page: Page, path: string, text: string) {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const cut = html.indexOf(text) + text.length;
    const server = createServer((_, answer) => {
      answer.setHeader("content-type", "text/html; charset=utf-8");
      answer.write(html.slice(0, cut));
      sleep(300).then(() => {
        answer.end(html.slice(cut));
        server.close();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    await route.continue({ url: `http://127.0.0.1:${port}/` });
  });
}
