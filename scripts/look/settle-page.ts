import type { Page } from "@playwright/test";

/** Generous on purpose: a busy machine is no difference. */
const settleLimitMs = 30_000;

/** Opens a page and waits until its app runs and does nothing more by itself. */
export type PageOpener = (page: Page, path: string) => Promise<void>;

/** A site's own way to say that it has settled is not that of an older one: what is never said is waited for once. */
export function pageOpener(): PageOpener {
  let saysSettled = true;
  return async (page, path) => {
    await page.goto(path);
    if (saysSettled) {
      const settled = page.waitForSelector('html[data-app="settled"]', { timeout: settleLimitMs });
      saysSettled = await settled.then(
        () => true,
        () => false,
      );
    }
    if (!saysSettled) {
      await page.waitForSelector("html[data-app]", { timeout: settleLimitMs }).catch(() => undefined);
      await page.waitForLoadState("networkidle");
    }
    await layOutEverything(page);
  };
}

/** Has all of the page laid out and drawn: sections out of sight, fonts, and pictures that wait to be seen. */
export async function layOutEverything(page: Page) {
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (getComputedStyle(element).contentVisibility === "auto") element.style.contentVisibility = "visible";
    }
    for (const image of document.images) image.loading = "eager";
    // What was drawn before is drawn anew, in this and the next frame.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
  });
}
