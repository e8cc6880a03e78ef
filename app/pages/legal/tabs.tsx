import { type KeyboardEvent, useEffect, useRef } from "react";
import { moveFocusAmongTabs } from "../../behavior/tab-keys";
import { type LegalHash, legalTabs } from "../../content/legal";
import { formatLegalHash } from "./legal-hash";
import "./tabs.css";

/** Of the element that shows the document of the selected tab. */
export const documentId = "document";

export function tabId(hash: LegalHash): string {
  return `tab-${hash}`;
}

/** Tabs that are links: each document has an address, and works as one in every way a link does. */
export function Tabs({ selected }: { selected: LegalHash }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the tabs scroll sideways; an address may select one that is out of sight.
    const tab = document.getElementById(tabId(selected));
    if (!list.current || !tab) return;
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [selected]);
  return (
    <div ref={list} className="legal-tabs" role="tablist" aria-label="Documents" onKeyDown={onKeyDown}>
      {legalTabs.map(({ hash, title }) => (
        <a
          key={hash}
          className="legal-tabs-tab"
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
    </div>
  );
}

function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  moveFocusAmongTabs(event);
  // Enter follows a link by itself; the space bar, which belongs to a tab, does not.
  if (event.key === " " && event.target instanceof HTMLAnchorElement) {
    event.preventDefault();
    event.target.click();
  }
}
