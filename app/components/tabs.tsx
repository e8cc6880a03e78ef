import type { KeyboardEvent, ReactNode } from "react";
import { Link } from "react-router";
import "./tabs.css";

/** A tab that has a hash of its own is a link, any other is a button. */
type Tab = { id: string; panelId: string; selected: boolean; content: ReactNode } & (
  | { hash: string }
  | { onSelect: () => void }
);

type TabsProps = { label: string; tabs: readonly Tab[] };

export function Tabs({ label, tabs }: TabsProps) {
  return (
    <div className="tabs" role="tablist" aria-label={label} onKeyDown={onTabListKeyDown}>
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

/**
 * Of a tab list: arrow keys, Home and End move the focus (ARIA Authoring Practices); Enter or Space selects. Up and down
 * are for vertical lists, else they scroll the page.
 */
export function onTabListKeyDown(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const current = tabs.indexOf(document.activeElement as HTMLElement);
  const following = (current + 1) % tabs.length;
  const previous = (current - 1 + tabs.length) % tabs.length;
  const isVertical = event.currentTarget.getAttribute("aria-orientation") === "vertical";
  const next = {
    ...(document.dir === "rtl"
      ? { ArrowLeft: following, ArrowRight: previous }
      : { ArrowRight: following, ArrowLeft: previous }),
    ...(isVertical && { ArrowDown: following, ArrowUp: previous }),
    Home: 0,
    End: tabs.length - 1,
  }[event.key];
  if (next !== undefined) {
    event.preventDefault();
    tabs[next]?.focus();
  }
  // Browsers follow a link on Enter only; a tab must also react to Space.
  if (event.key === " " && event.target instanceof HTMLAnchorElement) {
    event.preventDefault();
    event.target.click();
  }
}
