import { useRef } from "react";
import { useLocation } from "react-router";
import { pageAt } from "../../site/addresses";
import type { NavGroup, NavItem } from "../../site/schemas/layout";
import { AnyLink, linkTarget } from "../components/any-link";
import { Icon } from "../components/icon";
import { Logo } from "../components/logo";
import { useDropdown } from "../hooks/use-dropdown";
import { useLayoutData } from "../hooks/use-layout-data";
import "./header.css";
import { TroubleMark, useLeadsToStatusPage } from "./live-status";
import { AccountButtons, MobileMenu, MobileMenuButton } from "./mobile-menu";
import { isInGroup, SubmenuLines } from "./submenu-lines";

/** The fixed bar at the top of every page. `page`: the pattern of its address. */
export function Header({ page }: { page?: string | undefined }) {
  const { language, menu, words } = useLayoutData();
  const pathname = pageAt(useLocation().pathname, language);
  return (
    <>
      <header className="header">
        <div className="header-row page-width">
          <Logo />
          {menu.length > 0 && (
            <nav className="header-nav" aria-label={words.menu.main}>
              <ul className="header-menu">
                {menu.map((entry) => (
                  <li key={entry.label}>
                    <HeaderEntry entry={entry} pathname={pathname} />
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div className="header-buttons">
            <AccountButtons icons />
          </div>
          <MobileMenuButton />
        </div>
        <span className="header-progress" />
      </header>
      <MobileMenu pathname={pathname} page={page} />
    </>
  );
}

function HeaderEntry({ entry, pathname }: { entry: NavItem; pathname: string }) {
  if ("submenu" in entry) return <Dropdown entry={entry} pathname={pathname} />;
  return (
    <AnyLink target={linkTarget(entry)} className="header-link" current={entry.to === pathname}>
      {entry.label}
    </AnyLink>
  );
}

/** A group of the header's menu: a `<details>` that also opens on hover once the app runs. */
function Dropdown({ entry, pathname }: { entry: NavGroup; pathname: string }) {
  const details = useRef<HTMLDetailsElement>(null);
  useDropdown(details);
  const leadsToStatusPage = useLeadsToStatusPage();
  return (
    <details ref={details} className="header-dropdown" name="header-menu">
      <summary className="header-link" aria-current={isInGroup(entry, pathname) || undefined}>
        {entry.label}
        {entry.submenu.some(leadsToStatusPage) && <TroubleMark />}
        <Icon name="chev" size="small" />
      </summary>
      <div className="header-dropdown-panel">
        <ul className="header-dropdown-list">
          <SubmenuLines links={entry.submenu} pathname={pathname} />
        </ul>
      </div>
    </details>
  );
}
