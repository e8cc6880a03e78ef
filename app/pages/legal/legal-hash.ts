import { type LegalHash, type LegalTab, legalTabs } from "../../content/legal";

export type ParsedLegalHash = {
  tab: LegalTab;
  /** Id of a section in legal.json; such a section may not exist. */
  section: string | undefined;
};

/** Parses `#document#section`. For an unknown document it returns the first one, without a section. */
export function parseLegalHash(hash: string): ParsedLegalHash {
  const [, name = "", section] = /^#?([^#]*)(?:#(.*))?$/s.exec(decode(hash)) ?? [];
  const tab = legalTabs.find((tab) => tab.hash === name);
  if (!tab) return { tab: legalTabs[0], section: undefined };
  return { tab, section: section || undefined };
}

/** The inverse of `parseLegalHash`. */
export function formatLegalHash(document: LegalHash, section?: string): `#${string}` {
  return section === undefined ? `#${document}` : `#${document}#${encodeURIComponent(wellFormed(section))}`;
}

/** The element id of a section: its hash without the first `#`, so that the browser itself scrolls there. */
export function sectionAnchor(document: LegalHash, section: string): string {
  return `${document}#${wellFormed(section)}`;
}

/** Some programs encode the second `#` when a link is shared. A malformed hash is returned unchanged. */
function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** encodeURIComponent throws on lone surrogates. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, "\uFFFD");
}
