import { type LegalHash, type LegalTab, legalTabs } from "../../content/legal";

/** What the address says: the document to show, and the place in it. */
export type ParsedLegalHash = {
  tab: LegalTab;
  /** Id of a section, as legal.json spells it; it may name none. */
  section: string | undefined;
};

/**
 * Reads `#document#section`. An address that names no document of ours shows the first one, and its section,
 * which belongs to something else, is dropped.
 */
export function parseLegalHash(hash: string): ParsedLegalHash {
  const [, name = "", section] = /^#?([^#]*)(?:#(.*))?$/s.exec(decode(hash)) ?? [];
  const tab = legalTabs.find((tab) => tab.hash === name);
  if (!tab) return { tab: legalTabs[0], section: undefined };
  return { tab, section: section || undefined };
}

/** Writes what `parseLegalHash` reads. */
export function formatLegalHash(document: LegalHash, section?: string): `#${string}` {
  return section === undefined ? `#${document}` : `#${document}#${encodeURIComponent(wellFormed(section))}`;
}

/** The id of a section in the page: its hash without the first `#`, so the browser itself finds the way there. */
export function sectionAnchor(document: LegalHash, section: string): string {
  return `${document}#${wellFormed(section)}`;
}

/** Some programs encode the second `#` of a link that is shared; what cannot be decoded is taken as it stands. */
function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** Half of a surrogate pair cannot be encoded, and trying throws. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, "\uFFFD");
}
