import { useDeferredValue } from "react";
import { Document } from "./document";
import { DocumentTabs, documentId, tabId } from "./document-tabs";
import "./documents.css";
import { NoscriptDocuments } from "./noscript-documents";
import { useLegal } from "./use-legal";
import { useLegalHash } from "./use-legal-hash";

export function Documents() {
  const { tab, anchor } = useLegalHash();
  const { loading, documents } = useLegal();
  // The tab changes at once, even if rendering the document takes longer, as on a phone.
  const shown = useDeferredValue(tab);
  return (
    <div className="legal-documents page-width" id={anchor}>
      <DocumentTabs selected={tab.hash} />
      <div
        className="legal-documents-panel"
        role="tabpanel"
        id={documentId}
        aria-labelledby={tabId(tab.hash)}
        aria-busy={loading || shown !== tab}
      >
        <Document key={shown.hash} tab={shown} loading={loading} text={documents?.[shown.key]} />
      </div>
      <NoscriptDocuments />
    </div>
  );
}
