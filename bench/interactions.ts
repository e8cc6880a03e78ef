import type { Browser, Locator, Page } from "@playwright/test";
import { appRuns, slowDown, withPhone } from "./slow-phone";
import { longestTask, traced } from "./trace";

type Interaction = {
  name: string;
  path: string;
  /** What stands before it and is not measured. */
  prepare?: (page: Page) => Promise<void>;
  /** Where the finger goes; or the key that is struck in what has the focus. */
  hand: ((page: Page) => Locator) | string;
  /** What it is to bring onto the screen with the next frame, where that is not plain. */
  until?: string;
};

const menuButton = (page: Page) => page.getByRole("button", { name: "Open menu" });
const otherTab = (page: Page) => page.getByRole("tab", { selected: false }).first();
const focusSearch = (page: Page) => page.getByRole("searchbox").first().focus();

export const interactions: readonly Interaction[] = [
  { name: "a key in the search of questions", path: "/", prepare: focusSearch, hand: "p" },
  {
    name: "opening an answer",
    path: "/",
    hand: (page) => page.locator('[role="tabpanel"]:not([hidden]) button[aria-expanded="false"]').first(),
  },
  { name: "another tab of questions", path: "/", hand: otherTab },
  { name: "opening the menu", path: "/", hand: menuButton },
  {
    name: "opening a submenu",
    path: "/",
    prepare: (page) => menuButton(page).tap(),
    hand: (page) => page.getByRole("dialog", { name: "Menu" }).getByText("Games"),
  },
  { name: "a key in the search of games", path: "/games", prepare: focusSearch, hand: "m" },
  { name: "another legal document", path: "/legal", hand: otherTab },
  {
    name: "a link to another page, until the loader shows",
    path: "/vps",
    hand: (page) => page.getByRole("contentinfo").getByRole("link", { name: "About" }),
    until: '[role="status"][data-loading="true"]',
  },
];

export type InteractionCost = {
  /** From the reader's hand to the next frame: what the browser counts as Interaction to Next Paint. */
  nextPaintMs: number;
  /** Of all it sets off, until the page has come to rest. */
  longestTaskMs: number;
};

/** The browser rounds to 8 ms and tells of nothing shorter than this. */
const shortestToldMs = 16;

declare global {
  interface Window {
    /** Of each event of the hand: when it happened, and how long until the next frame was on the screen. */
    benchPaints: { startTime: number; duration: number }[];
    benchAppeared?: number;
  }
}

/** One interaction on a slow phone, on a page nobody has touched before. */
export function interact(
  browser: Browser,
  base: URL,
  { path, prepare, hand, until }: Interaction,
): Promise<InteractionCost> {
  return withPhone(browser, base, async (page) => {
    await page.goto(path);
    await appRuns(page);
    await prepare?.(page);
    await settle(page);
    const act = typeof hand === "string" ? () => page.keyboard.press(hand) : await tapAt(page, hand(page));
    await settle(page);
    await slowDown(page);
    await page.evaluate(watchInteractions, shortestToldMs);
    if (until) await page.evaluate(watchFor, until);
    const events = await traced(browser, page, async () => {
      await act();
      await settle(page);
    });
    const { paints, appeared } = await page.evaluate(() => ({
      paints: window.benchPaints,
      appeared: window.benchAppeared ?? Number.POSITIVE_INFINITY,
    }));
    const last = paints.at(-1);
    if (until && (!last || appeared > last.startTime + last.duration)) {
      throw new Error(`${path} did not come to ${until} in the frame after the hand.`);
    }
    const durations = paints.map(({ duration }) => duration);
    return { nextPaintMs: Math.max(shortestToldMs, ...durations), longestTaskMs: longestTask(events) };
  });
}

/** Runs in the page. */
function watchInteractions(durationThreshold: number) {
  window.benchPaints = [];
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceEventTiming[];
    const ofHand = entries.filter(({ interactionId }) => interactionId);
    window.benchPaints.push(...ofHand.map(({ startTime, duration }) => ({ startTime, duration })));
  }).observe({ type: "event", durationThreshold } as PerformanceObserverInit);
}

/** Runs in the page: when an element is there, to be painted with the frame that comes next. */
function watchFor(selector: string) {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    window.benchAppeared = performance.now();
  }).observe(document.body, { subtree: true, attributes: true, childList: true });
}

/**
 * A finger that stays down for as long as fingers do, and nothing else: Playwright's own tap has the page look for the
 * place first and lifts the finger at once, which would be counted too.
 */
async function tapAt(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  await settle(page);
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is nothing to tap: ${target}`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const session = await page.context().newCDPSession(page);
  return async () => {
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await new Promise((resolve) => setTimeout(resolve, 80));
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
}

/** Long enough for a page to come to rest after it has been touched, and for the browser to have told of it. */
function settle(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)));
}
