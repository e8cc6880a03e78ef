import type { Browser, Page } from "@playwright/test";
import { layOutEverything, type PageOpener, pageOpener } from "./settle-page";
import type { State } from "./state";

/** A picture as PNG files of its full width, from top to bottom; or why there is none. */
export type Picture = { slices: readonly Buffer[] } | { missing: string };

/** Pictures by name, which is that of the state and the width. */
export type Pictures = ReadonlyMap<string, Picture>;

/** Chromium draws no more than 16,384 px at once. */
const sliceHeight = 4000;
const actionLimitMs = 15_000;

/** Photographs every state at every width it has, each on a page of its own. */
export async function takePictures(browser: Browser, base: URL, states: readonly State[]): Promise<Pictures> {
  const pictures = new Map<string, Picture>();
  const open = pageOpener();
  for (const state of states) {
    for (const width of state.widths) {
      const page = await browser.newPage({
        baseURL: base.href,
        viewport: { width, height: width < 600 ? 844 : 900 },
        // Nothing moves, and nothing waits to be revealed.
        reducedMotion: "reduce",
      });
      page.setDefaultTimeout(actionLimitMs);
      pictures.set(`${state.name} at ${width} px`, await takePicture(page, state, open));
      await page.context().close();
    }
  }
  return pictures;
}

async function takePicture(page: Page, state: State, open: PageOpener): Promise<Picture> {
  await open(page, state.path);
  try {
    await state.prepare(page);
  } catch (error) {
    return { missing: firstLine(error) };
  }
  await layOutEverything(page);
  return {
    slices: state.fullPage ? await wholePage(page) : [await page.screenshot({ animations: "disabled" })],
  };
}

async function wholePage(page: Page): Promise<Buffer[]> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  const slices: Buffer[] = [];
  for (let y = 0; y < height; y += sliceHeight) {
    const clip = { x: 0, y, width, height: Math.min(sliceHeight, height - y) };
    slices.push(await page.screenshot({ fullPage: true, animations: "disabled", clip }));
  }
  return slices;
}

/** Playwright's messages go on with a log of what it tried. */
function firstLine(error: unknown): string {
  const [message = ""] = String(error instanceof Error ? error.message : error).split("\n");
  const waitedFor = /waiting for (.*)/.exec(String(error))?.[1];
  return waitedFor ? `no ${waitedFor.replace(/ to be visible$/, "")}` : message;
}
