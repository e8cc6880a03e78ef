import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import type { LegalHash } from "../../../site/legal-hashes";
import { useHydrated } from "../../hooks/use-hydrated";
import type { LegalTab } from "./loader";

type Tabs = readonly [LegalTab, ...LegalTab[]];

type ShownDocument = {
  tab: LegalTab;
  /** The id of the document to scroll to. Undefined if the page was opened without a hash: then it stays at its top. */
  anchor: string | undefined;
};

/** The document in the hash of the URL. If there is none, that of the first document is added. */
export function useLegalHash(tabs: Tabs): ShownDocument {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const first = formatLegalHash(tabs[0].hash);
  useEffect(() => {
    if (hash === "") navigate({ search, hash: first }, { replace: true, state: "added" });
  }, [search, hash, first, navigate]);
  // The first render must match the prerendered HTML, which has no hash.
  const shown = useHydrated() ? hash : "";
  const tab = documentOf(shown, tabs);
  return { tab, anchor: shown === "" || state === "added" ? undefined : tab.hash };
}

/**
 * The document of `#document#section`; the first one if it is unknown. Some programs encode the second `#` when a link
 * is shared.
 */
export function documentOf(hash: string, tabs: Tabs): LegalTab {
  const [name] = hash.replace("#", "").split(/#|%23/);
  return tabs.find((tab) => tab.hash === name) ?? tabs[0];
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
