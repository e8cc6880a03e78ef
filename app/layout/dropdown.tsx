import { useRef } from "react";
import { Icon } from "../components/icon";
import { leadsToStatusPage, statusFeed } from "../content/brand";
import type { NavGroup } from "../content/navigation";
import { useDropdown } from "../hooks/use-dropdown";
import "./dropdown.css";
import { TroubleMark } from "./live-status";
import { isInGroup, SubmenuLines } from "./submenu-lines";

/** A group of the header's menu: a `<details>` that also opens on hover once the app runs. */
export function Dropdown({ entry, pathname }: { entry: NavGroup; pathname: string }) {
  const details = useRef<HTMLDetailsElement>(null);
  useDropdown(details);
  return (
    <details ref={details} className="dropdown" name="header-menu">
      <summary className="header-link" aria-current={isInGroup(entry, pathname) || undefined}>
        {entry.label}
        {import.meta.env.HAS_STATUS_FEED && statusFeed && entry.submenu.some(leadsToStatusPage) && (
          <TroubleMark feed={statusFeed} />
        )}
        <Icon name="chev" size="small" />
      </summary>
      <div className="dropdown-panel">
        <ul className="dropdown-list">
          <SubmenuLines links={entry.submenu} pathname={pathname} />
        </ul>
      </div>
    </details>
  );
}
