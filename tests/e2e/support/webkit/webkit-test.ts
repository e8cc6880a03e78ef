import { fileURLToPath } from "node:url";
import { type BrowserContext, test as base, expect as baseExpect, type Page } from "@playwright/test";
import { startBrowsers } from "./driver";
import { matchers } from "./matchers";
import { WebKitPage } from "./page";
import { BrowserProxy } from "./proxy";

type TestFixtures = { browserProxy: BrowserProxy };
type WorkerFixtures = { browsers: Awaited<ReturnType<typeof startBrowsers>>; script: string };

/** Playwright's `test` with a page of WebKitGTK, which Playwright cannot control. */
export const webkitTest = base.extend<TestFixtures, WorkerFixtures>({
  browsers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const browsers = await startBrowsers();
      await use(browsers);
      await browsers.stop();
    },
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  script: [async ({}, use) => use(await bundle("in-page.ts")), { scope: "worker" }],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  browserProxy: async ({}, use) => {
    const proxy = new BrowserProxy();
    await use(proxy);
    proxy.close();
  },
  /** Only what the tests use of it. */
  context: async ({ browserProxy }, use) => {
    const setOffline = async (offline: boolean) => browserProxy.setOffline(offline);
    await use({ setOffline } as unknown as BrowserContext);
  },
  page: async ({ browsers, script, browserProxy: proxy, viewport, baseURL }, use) => {
    const session = await browsers.startSession(await proxy.listen());
    try {
      const page = new WebKitPage({ session, proxy, baseUrl: baseURL ?? "", script });
      if (viewport) await page.setViewportSize(viewport);
      await use(page as unknown as Page);
    } finally {
      await session.end();
    }
  },
});

/** With matchers for that page and its locators. */
export const webkitExpect = baseExpect.extend(matchers) as unknown as typeof baseExpect;

async function bundle(file: string): Promise<string> {
  // Not at the top, because the tests in other browsers import this file too.
  const { build } = await import("vite");
  const input = fileURLToPath(new URL(file, import.meta.url));
  const rolldownOptions = { input, output: { format: "iife" as const } };
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, rolldownOptions },
  });
  const { output } = built as { output: { code: string }[] };
  return output[0]?.code ?? "";
}
