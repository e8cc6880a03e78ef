import { useEffect, useRef } from "react";
import { Tabs } from "../../components/tabs";
import { type LegalHash, legalTabs } from "../../content/legal";
import "./document-tabs.css";
import { formatLegalHash } from "./legal-hash";

/** Of the element that shows the document of the selected tab. */
export const documentId = "document";

export function tabId(hash: LegalHash): string {
  return `tab-${hash}`;
}

/** Tabs that are links: each document has an address, and works as one in every way a link does. */
export function DocumentTabs({ selected }: { selected: LegalHash }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the tabs scroll sideways; an address may select one that is out of sight.
    const tab = document.getElementById(tabId(selected));
    if (!list.current || !tab) return;
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [selected]);
  return (
    <div className="legal-document-tabs">
      <Tabs ref={list} label="Documents">
        {legalTabs.map(({ hash, title }) => (
          <a
            key={hash}
            role="tab"
            id={tabId(hash)}
            href={formatLegalHash(hash)}
            aria-selected={hash === selected}
            aria-controls={documentId}
            tabIndex={hash === selected ? 0 : -1}
          >
            {title}
          </a>
        ))}
      </Tabs>
    </div>
  );
}
