import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { type LegalDocument, type LegalKey, legalTabs, parseLegal } from "../../../app/content/legal";

const sectionsPerDocument = 12;
const paragraph = "A sentence that is here to take up room on the page. ".repeat(8).trim();

/** The owner's texts as the build found them. */
export const ownerTexts = parseLegal(
  JSON.parse(readFileSync(new URL("../../../content/public/legal.json", import.meta.url), "utf8")),
).documents;

/** Texts long enough to scroll to every section: the owner's may be shorter. */
const longTexts = Object.fromEntries(legalTabs.map(({ key, title }) => [key, longDocument(title)])) as Record<
  LegalKey,
  LegalDocument
>;

function longDocument(title: string): LegalDocument {
  const sections = Array.from({ length: sectionsPerDocument }, (_, place) => ({
    id: `section-${place}`,
    title: sectionTitle(title, place),
    content: `${paragraph}\n\n- A point\n- Another point\n\n${paragraph}`,
  }));
  return { lastUpdated: "2026-03-01", sections };
}

/** Of the long texts. */
export function sectionTitle(document: string, place: number): string {
  return `${document}, part ${place}`;
}

/** Replaces the owner's legal texts by long ones. */
export async function serveTexts(page: Page, texts: unknown = longTexts) {
  await page.route("**/legal.json", (route) => route.fulfill({ json: texts }));
}
