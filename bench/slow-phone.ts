import type { Browser, Page } from "@playwright/test";

const slowdown = 4;

/** A new phone with nothing in its cache. */
export async function withPhone<Result>(
  browser: Browser,
  base: URL,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    baseURL: base.href,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/** From here on the page has a quarter of the processor. */
export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

export async function appRuns(page: Page) {
  await page.locator('html[data-app="running"]').waitFor();
}
