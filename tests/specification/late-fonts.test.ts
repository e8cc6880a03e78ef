import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { browserFlags, findBrowser } from "../../scripts/ensure-browser.mjs";
import type { HostProcess } from "../../scripts/host-process";
import { dist } from "../host-contract/site-copy";
import { startServerOf } from "../host-contract/start-on-free-port";

let server: HostProcess;
let browser: Browser;
beforeAll(async () => {
  const executablePath = findBrowser();
  const options = { args: browserFlags, ...(executablePath ? { executablePath } : {}) };
  [server, browser] = await Promise.all([startServerOf(dist), chromium.launch(options)]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test.each([360, 390, 412])(
  "at %i px the title of /vps has the same lines before and after its font arrives",
  async (width) => {
    const page = await browser.newPage({ viewport: { width, height: 844 } });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/*.woff2", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${server.base}/vps`, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    const title = page.locator("h1");
    const heightOf = (heading: Element) => heading.getBoundingClientRect().height;
    const before = await title.evaluate(heightOf);
    const hasFallback = await page.evaluate(() =>
      [...document.fonts].some(({ family, status }) => family.includes("Anybody on") && status === "loaded"),
    );
    release();
    await page.evaluate(() => document.fonts.ready);
    const after = await title.evaluate(heightOf);
    await page.close();
    if (hasFallback) expect(Math.abs(before - after)).toBeLessThan(5);
    else console.log("not checked: the title of /vps, as there is no Arial, Liberation Sans or Roboto");
  },
);
