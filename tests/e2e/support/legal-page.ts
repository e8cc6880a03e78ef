import type { Page } from "@playwright/test";
import { expect } from "./site-test";

/** What the reader of the legal page sees of the address. */
export async function expectDocument(page: Page, title: string) {
  await expect(page.getByRole("tab", { selected: true })).toHaveText(title);
  await expect(page.getByRole("tabpanel", { name: title })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
}

/** The address as the browser shows it, hash included. */
export function hashOf(page: Page): Promise<string> {
  return page.evaluate(() => location.hash);
}

export function scrollOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Where a section's heading stands, in pixels under the fixed header; below zero it would be covered. */
function distanceUnderHeader(page: Page, heading: string): Promise<number> {
  return page.evaluate((name) => {
    const headings = [...document.querySelectorAll("[role=tabpanel] h3")];
    const place = headings.find((element) => element.textContent === name);
    const header = document.querySelector("header");
    if (!place || !header) return Number.NaN;
    return Math.round(place.getBoundingClientRect().top - header.getBoundingClientRect().bottom);
  }, heading);
}

/** The heading has come to rest under the header: not covered, and with the air that the style sheet gives it. */
export async function expectAtSection(page: Page, heading: string) {
  const airPx = 24;
  await expect
    .poll(async () => Math.abs((await distanceUnderHeader(page, heading)) - airPx))
    .toBeLessThanOrEqual(1);
}

export function contentsLink(page: Page, title: string) {
  return page
    .getByRole("navigation", { name: "On this page" })
    .getByRole("link", { name: title, exact: true });
}

/** Follows a link that stands on the page for the purpose: any hash can be clicked this way. */
export async function clickLinkTo(page: Page, hash: string) {
  await page.evaluate((href) => {
    const link = document.createElement("a");
    link.href = href;
    link.style.position = "fixed";
    document.body.append(link);
    link.click();
    link.remove();
  }, hash);
}
