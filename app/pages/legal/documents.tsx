import { useDeferredValue } from "react";
import { Tabs } from "../../components/tabs";
import { type LegalHash, legalTabs } from "../../content/legal";
import { words } from "../../content/pages/legal";
import { Document } from "./document";
import "./documents.css";
import { formatLegalHash } from "./legal-hash";
import { NoscriptDocuments } from "./noscript-documents";
import { useLegal } from "./use-legal";
import { useLegalHash } from "./use-legal-hash";

const panelId = "document";

function tabId(hash: LegalHash): string {
  return `tab-${hash}`;
}

/** The tabs are links, because each document has its own URL. */
export function Documents() {
  const { tab, anchor } = useLegalHash();
  const { loading, documents } = useLegal();
  // The tab changes at once, even if rendering the document takes longer, as on a phone.
  const shown = useDeferredValue(tab);
  return (
    <div className="legal-documents page-width" id={anchor}>
      <div className="legal-documents-tabs">
        <Tabs
          label={words.documents}
          tabs={legalTabs.map(({ hash, title }) => ({
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
        <Document key={shown.hash} tab={shown} loading={loading} text={documents?.[shown.key]} />
      </div>
      <NoscriptDocuments />
    </div>
  );
}
