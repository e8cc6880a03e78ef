import type { KeyboardEvent, ReactNode } from "react";
import { Link } from "react-router";
import { moveFocusAmongTabs } from "../browser/tab-keys";
import "./tabs.css";

/** A tab that has a hash of its own is a link, any other is a button. */
type Tab = { id: string; panelId: string; selected: boolean; content: ReactNode } & (
  | { hash: string }
  | { onSelect: () => void }
);

type TabsProps = { label: string; tabs: readonly Tab[] };

/** A tab list: arrow keys move the focus; Enter, Space or a click selects. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <div className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(({ id, panelId, selected, content, ...tab }) => {
        const attributes = {
          id,
          role: "tab",
          "aria-controls": panelId,
          "aria-selected": selected,
          tabIndex: selected ? 0 : -1,
        };
        return "hash" in tab ? (
          <Link key={id} to={{ hash: tab.hash }} discover="none" {...attributes}>
            {content}
          </Link>
        ) : (
          <button key={id} type="button" onClick={tab.onSelect} {...attributes}>
            {content}
          </button>
        );
      })}
    </div>
  );
}

function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  moveFocusAmongTabs(event);
  // Browsers follow a link on Enter only; a tab must also react to Space.
  if (event.key === " " && event.target instanceof HTMLAnchorElement) {
    event.preventDefault();
    event.target.click();
  }
}
