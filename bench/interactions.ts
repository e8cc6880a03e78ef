import type { Browser, Locator, Page } from "@playwright/test";

type Interaction = {
  name: string;
  path: string;
  /** Runs before the interaction and is not measured. */
  prepare?: (page: Page) => Promise<void>;
  /** The element that is tapped, or the key that is pressed. */
  input: ((page: Page) => Locator) | string;
};

const menuButton = (page: Page) => page.locator('button[aria-haspopup="dialog"]');
const otherTab = (page: Page) => page.getByRole("tab", { selected: false }).first();
const focusSearch = (page: Page) => page.getByRole("searchbox").first().focus();

export const interactions: readonly Interaction[] = [
  { name: "type in the search of questions", path: "/", prepare: focusSearch, input: "p" },
  {
    name: "open an answer",
    path: "/",
    input: (page) => page.locator('[role="tabpanel"]:not([hidden]) button[aria-expanded="false"]').first(),
  },
  { name: "select another tab of questions", path: "/", input: otherTab },
  { name: "open the menu", path: "/", input: menuButton },
  {
    name: "open a submenu",
    path: "/",
    prepare: (page) => menuButton(page).tap(),
    input: (page) => page.getByRole("dialog").locator("summary, button[aria-expanded]").first(),
  },
  { name: "type in the search of games", path: "/games", prepare: focusSearch, input: "m" },
  { name: "select another legal document", path: "/legal", input: otherTab },
  {
    name: "follow a link to another page",
    path: "/vps",
    input: (page) => page.getByRole("contentinfo").locator('a[href="/about"]'),
  },
];

const slowdown = 4;
/** The browser rounds to 8 ms and reports nothing shorter. */
export const shortestReportedMs = 16;

declare global {
  interface Window {
    benchDurations: number[];
  }
}

/** Milliseconds from an interaction to the next paint, on a page just opened on a phone with a slowed processor. */
export async function measureInteraction(
  browser: Browser,
  baseURL: string,
  { path, prepare, input }: Interaction,
): Promise<number> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL, viewport, hasTouch: true, isMobile: true });
  try {
    const page = await context.newPage();
    await page.goto(path);
    await page.locator("html[data-app]").waitFor();
    await prepare?.(page);
    const act = typeof input === "string" ? () => page.keyboard.press(input) : await tap(page, input(page));
    await waitUntilIdle(page);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.evaluate(observeInteractions, shortestReportedMs);
    await act();
    await waitUntilIdle(page);
    return Math.max(shortestReportedMs, ...(await page.evaluate(() => window.benchDurations)));
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function observeInteractions(durationThreshold: number) {
  window.benchDurations = [];
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceEventTiming[];
    const interactions = entries.filter(({ interactionId }) => interactionId);
    window.benchDurations.push(...interactions.map(({ duration }) => duration));
  }).observe({ type: "event", durationThreshold } as PerformanceObserverInit);
}

/** Finds the place first and returns the tap: that of a locator would search for the place in the page meanwhile. */
async function tap(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  await waitUntilIdle(page);
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is no element to tap: ${target}`);
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Long enough for transitions to end and for the browser to report the interaction. */
function waitUntilIdle(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)));
}
