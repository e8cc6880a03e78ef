import type { Page } from "@playwright/test";
import { violations } from "./axe";
import { expect } from "./site-test";

/** Checks one state of a page at each of the widths. */
export async function expectNoViolations(page: Page, state: string, widths: number[], part?: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violations(page, part), `${state} at ${width} px`).toEqual([]);
  }
}
