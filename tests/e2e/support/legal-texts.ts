import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { legalTabs } from "../../../app/pages/legal/loader";
import { publicFolder } from "../../../site/languages";
import type { LegalKey } from "../../../site/legal-hashes";
import { type LegalDocument, parseLegal } from "../../../site/parse-legal";
import type { Site } from "../../../site/site";
import { site } from "../../tested-site";

const sectionsPerDocument = 12;
const paragraph = "A sentence that is here to take up room on the page. ".repeat(8).trim();

/** Those of the language under test. */
export const ownerTexts = legalTextsOf(site);

/** Texts long enough to scroll to every section: the owner's may be shorter. */
const longTexts = Object.fromEntries(
  legalTabs(site).map(({ key, title }) => [key, longDocument(title)]),
) as Record<LegalKey, LegalDocument>;

/** The owner's texts in a language as the build found them. */
export function legalTextsOf({ folder, language }: Site) {
  const file = join(publicFolder(language.base.slice(1), folder), "legal.json");
  return parseLegal(JSON.parse(readFileSync(file, "utf8"))).documents;
}

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
