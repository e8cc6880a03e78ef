import type { Locator, Page } from "@playwright/test";
import { type LegalTab, legalTabs as tabsOf } from "../../../app/pages/legal/loader";
import { records, site } from "../../tested-site";
import { sectionTitle } from "./legal-texts";
import { expect } from "./site-test";

/** The four documents in the order of their tabs. */
export const legalTabs = tabsOf(site);
export const [firstTab, secondTab, , lastTab] = legalTabs;

/** Distances from the header that the style sheets give. */
const tabsDistancePx = 16;
const sectionDistancePx = 24;

/** A place on the legal page: a document, and perhaps a section of the long texts by its number. */
type Place = { tab: LegalTab; section?: number };

export function legalAddress({ tab, section }: Place): string {
  return `/legal#${tab.hash}${section === undefined ? "" : `#section-${section}`}`;
}

/** The document is shown, and its tab selected. */
export async function expectDocument(page: Page, { title }: LegalTab) {
  await expect(page.getByRole("tab", { selected: true })).toHaveText(title);
  const panel = page.getByRole("tabpanel", { name: title, exact: true });
  await expect(panel).toBeVisible();
  await expect(panel.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
}

export function scrollOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Where a heading is, in pixels under the fixed header; below zero it would be covered. */
function distanceUnderHeader(page: Page, heading: string): Promise<number> {
  return page.evaluate((name) => {
    const headings = [...document.querySelectorAll("[role=tabpanel] h3")];
    const place = headings.find((element) => element.textContent === name);
    const header = document.querySelector("header");
    if (!place || !header) return Number.NaN;
    return Math.round(place.getBoundingClientRect().top - header.getBoundingClientRect().bottom);
  }, heading);
}

/**
 * The heading of the section is below the header, at the distance that the style sheet gives it, and the scroll event
 * has been dispatched: the app remembers the position with it, a frame after it has scrolled.
 */
export async function expectAtSection(page: Page, { title }: LegalTab, section: number) {
  const heading = sectionTitle(title, section);
  await expect
    .poll(async () => Math.abs((await distanceUnderHeader(page, heading)) - sectionDistancePx))
    .toBeLessThanOrEqual(1);
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** The tabs and the heading of the document are just below the header. */
export async function expectAtDocument(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const header = document.querySelector("header")?.getBoundingClientRect();
        const tabs = document.querySelector("[role=tablist]")?.getBoundingClientRect();
        return header && tabs ? Math.round(tabs.top - header.bottom) : undefined;
      }),
    )
    .toBe(tabsDistancePx);
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

export function contentsLink(page: Page, { title }: LegalTab, section: number): Locator {
  return page
    .getByRole("navigation", { name: records["pages/legal"].words.contents })
    .getByRole("link", { name: sectionTitle(title, section), exact: true });
}
