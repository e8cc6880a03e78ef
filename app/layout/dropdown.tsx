import { useRef } from "react";
import type { NavGroup } from "../../site/schemas/layout";
import { Icon } from "../components/icon";
import { useDropdown } from "../hooks/use-dropdown";
import "./dropdown.css";
import { TroubleMark, useLeadsToStatusPage } from "./live-status";
import { isInGroup, SubmenuLines } from "./submenu-lines";

/** A group of the header's menu: a `<details>` that also opens on hover once the app runs. */
export function Dropdown({ entry, pathname }: { entry: NavGroup; pathname: string }) {
  const details = useRef<HTMLDetailsElement>(null);
  useDropdown(details);
  const leadsToStatusPage = useLeadsToStatusPage();
  return (
    <details ref={details} className="dropdown" name="header-menu">
      <summary className="header-link" aria-current={isInGroup(entry, pathname) || undefined}>
        {entry.label}
        {entry.submenu.some(leadsToStatusPage) && <TroubleMark />}
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
