import { useDeferredValue } from "react";
import type { LegalHash } from "../../../site/legal-hashes";
import { Tabs } from "../../components/tabs";
import { Document } from "./document";
import "./documents.css";
import { formatLegalHash, useLegalHash } from "./legal-hash";
import type { DocumentsData } from "./loader";
import { NoscriptDocuments } from "./noscript-documents";
import { useLegal } from "./use-legal";

const panelId = "document";

function tabId(hash: LegalHash): string {
  return `tab-${hash}`;
}

/** The tabs are links, because each document has its own URL. */
export function Documents({ tabs, words, dayFormat }: DocumentsData) {
  const { tab, anchor } = useLegalHash(tabs);
  const { loading, documents } = useLegal();
  // The tab changes at once, even if rendering the document takes longer, as on a phone.
  const shown = useDeferredValue(tab);
  return (
    <div className="legal-documents page-width" id={anchor}>
      <div className="legal-documents-tabs">
        <Tabs
          label={words.documents}
          tabs={tabs.map(({ hash, title }) => ({
            id: tabId(hash),
            panelId,
            selected: hash === tab.hash,
            content: title,
            hash: formatLegalHash(hash),
          }))}
        />
      </div>
      <div
        className="legal-documents-panel"
        role="tabpanel"
        id={panelId}
        aria-labelledby={tabId(tab.hash)}
        aria-busy={loading || shown !== tab}
      >
        <Document
          key={shown.hash}
          tab={shown}
          loading={loading}
          text={documents?.[shown.key]}
          words={words}
          dayFormat={dayFormat}
        />
      </div>
      <NoscriptDocuments tabs={tabs} words={words} dayFormat={dayFormat} />
    </div>
  );
}
