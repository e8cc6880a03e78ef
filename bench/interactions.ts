import type { Browser, Page } from "@playwright/test";
import { appRuns, slowDown, withPhone } from "./slow-phone";
import { longestTask, traced } from "./trace";

type Interaction = {
  name: string;
  path: string;
  /** What stands before it and is not measured. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  /** What it is to bring onto the screen, where that may take more than one frame. */
  until?: string;
};

const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const openMenu = (page: Page) => page.getByRole("button", { name: "Open menu" }).tap();
const closedQuestion = (page: Page) =>
  page.locator('[role="tabpanel"]:not([hidden]) button[aria-expanded="false"]').first();
const otherTab = (page: Page) => page.getByRole("tab", { selected: false }).first();
const search = (page: Page) => page.getByRole("searchbox").first();
const footerLink = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "About" });

export const interactions: readonly Interaction[] = [
  {
    name: "a key in the search of questions",
    path: "/",
    prepare: (page) => search(page).focus(),
    act: (page) => page.keyboard.press("p"),
  },
  {
    name: "opening an answer",
    path: "/",
    prepare: (page) => closedQuestion(page).scrollIntoViewIfNeeded(),
    act: (page) => closedQuestion(page).tap(),
  },
  {
    name: "another tab of questions",
    path: "/",
    prepare: (page) => otherTab(page).scrollIntoViewIfNeeded(),
    act: (page) => otherTab(page).tap(),
  },
  { name: "opening the menu", path: "/", act: openMenu },
  {
    name: "opening a submenu",
    path: "/",
    prepare: async (page) => {
      await openMenu(page);
      await settle(page);
    },
    act: (page) => menu(page).getByText("Games").tap(),
  },
  {
    name: "a key in the search of games",
    path: "/games",
    prepare: (page) => search(page).focus(),
    act: (page) => page.keyboard.press("m"),
  },
  {
    name: "another legal document",
    path: "/legal",
    act: (page) => otherTab(page).tap(),
  },
  {
    name: "a link to another page, until the loader shows",
    path: "/vps",
    prepare: (page) => footerLink(page).scrollIntoViewIfNeeded(),
    act: (page) => footerLink(page).tap(),
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
    benchDurations: number[];
  }
}

/** One interaction on a slow phone, on a page nobody has touched before. */
export function interact(
  browser: Browser,
  base: URL,
  { path, prepare, act, until }: Interaction,
): Promise<InteractionCost> {
  return withPhone(browser, base, async (page) => {
    await page.goto(path);
    await appRuns(page);
    await prepare?.(page);
    await settle(page);
    await slowDown(page);
    await page.evaluate(watchInteractions, shortestToldMs);
    if (until) await page.evaluate(watchFrameOf, until);
    const events = await traced(browser, page, async () => {
      await act(page);
      await settle(page);
    });
    const durations = await page.evaluate(() => window.benchDurations);
    if (until && durations.length === 0) throw new Error(`${path} never came to ${until}.`);
    return { nextPaintMs: Math.max(shortestToldMs, ...durations), longestTaskMs: longestTask(events) };
  });
}

/** Runs in the page. */
function watchInteractions(durationThreshold: number) {
  window.benchDurations = [];
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceEventTiming[];
    const ofHand = entries.filter(({ interactionId }) => interactionId);
    window.benchDurations.push(...ofHand.map(({ duration }) => duration));
  }).observe({ type: "event", durationThreshold } as PerformanceObserverInit);
}

/** Runs in the page: the time from a click to the end of the first frame with an element. */
function watchFrameOf(selector: string) {
  addEventListener(
    "click",
    ({ timeStamp }) => {
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector(selector)) return;
        observer.disconnect();
        requestAnimationFrame(() =>
          setTimeout(() => window.benchDurations.push(performance.now() - timeStamp)),
        );
      }).observe(document.body, { subtree: true, attributes: true, childList: true });
    },
    { capture: true, once: true },
  );
}

/** Long enough for a page to come to rest after it has been touched, and for the browser to have told of it. */
function settle(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)));
}
