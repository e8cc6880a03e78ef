import type { Page } from "@playwright/test";

/** What is photographed: a page, or a page after somebody did something on it. */
export type State = {
  name: string;
  path: string;
  widths: readonly number[];
  /** The whole page, or only what is on the screen. */
  fullPage: boolean;
  /** Brings the page into the state; throws if it cannot. */
  prepare: (page: Page) => Promise<unknown>;
};

export const phone = 390;
export const tablet = 768;
export const desktop = 1440;
