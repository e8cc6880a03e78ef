import { useLocation } from "react-router";
import { pageAt } from "../../site/addresses";
import type { NavItem } from "../../site/schemas/layout";
import { AnyLink, linkTarget } from "../components/any-link";
import { Logo } from "../components/logo";
import { useLayoutData } from "../hooks/use-layout-data";
import { AccountButtons } from "./account-buttons";
import { Dropdown } from "./dropdown";
import "./header.css";
import { MobileMenu, MobileMenuButton } from "./mobile-menu";

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
