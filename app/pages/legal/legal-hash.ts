import { type LegalHash, type LegalTab, legalTabs } from "../../content/legal";

/**
 * The document of `#document#section`; the first one if it is unknown. Some programs encode the second `#` when a link
 * is shared.
 */
export function documentOf(hash: string): LegalTab {
  const [name] = hash.replace("#", "").split(/#|%23/);
  return legalTabs.find((tab) => tab.hash === name) ?? legalTabs[0];
}

/** The hash of a document, or of a section in it. */
export function formatLegalHash(document: LegalHash, section?: string): `#${string}` {
  return section === undefined ? `#${document}` : `#${document}#${encodeURIComponent(wellFormed(section))}`;
}

/** The element id of a section: its hash without the first `#`, so that the browser itself scrolls there. */
export function sectionAnchor(document: LegalHash, section: string): string {
  return `${document}#${wellFormed(section)}`;
}

/** encodeURIComponent throws on lone surrogates. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, "\uFFFD");
}
