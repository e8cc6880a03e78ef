import type { Browser } from "@playwright/test";
import { appRuns, slowDown, withPhone } from "./slow-phone";
import { hydrationOf, longestTask, runningMark, traced } from "./trace";

export type Hydration = { ms: number; longestTaskMs: number };

/** From the app's first module to the app that runs, on a slow phone. */
export function hydrate(browser: Browser, base: URL, path: string): Promise<Hydration> {
  return withPhone(browser, base, async (page) => {
    await page.addInitScript((mark) => {
      new MutationObserver((_changes, observer) => {
        if (document.documentElement?.dataset.app !== "running") return;
        performance.mark(mark);
        observer.disconnect();
      }).observe(document, { subtree: true, attributeFilter: ["data-app"] });
    }, runningMark);
    await slowDown(page);
    const events = await traced(browser, page, async () => {
      await page.goto(path);
      await appRuns(page);
    });
    const { from, to } = hydrationOf(events);
    return { ms: (to - from) / 1000, longestTaskMs: longestTask(events, from, to) };
  });
}
