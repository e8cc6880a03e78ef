import { Tabs } from "../../components/tabs";
import { type LegalHash, legalTabs } from "../../content/legal";
import { words } from "../../content/pages/legal";
import "./document-tabs.css";
import { formatLegalHash } from "./legal-hash";

/** Id of the tab panel. */
export const documentId = "document";

export function tabId(hash: LegalHash): string {
  return `tab-${hash}`;
}

/** The tabs are links, because each document has its own URL. */
export function DocumentTabs({ selected }: { selected: LegalHash }) {
  const tabs = legalTabs.map(({ hash, title }) => ({
    id: tabId(hash),
    panelId: documentId,
    selected: hash === selected,
    content: title,
    hash: formatLegalHash(hash),
  }));
  return (
    <div className="legal-document-tabs">
      <Tabs label={words.documents} tabs={tabs} />
    </div>
  );
}
