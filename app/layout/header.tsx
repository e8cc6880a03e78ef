import { useLocation } from "react-router";
import { AnyLink } from "../components/any-link";
import { Logo } from "../components/logo";
import { brand, linkTarget, logo } from "../content/brand";
import { words } from "../content/interface";
import { pageAt } from "../content/languages";
import { headerMenu, type NavItem } from "../content/navigation";
import { AccountButtons } from "./account-buttons";
import { Dropdown } from "./dropdown";
import "./header.css";
import { MobileMenu, MobileMenuButton } from "./mobile-menu";

/** The fixed bar at the top of every page. `page`: the pattern of its address. */
export function Header({ page }: { page?: string | undefined }) {
  const pathname = pageAt(useLocation().pathname);
  return (
    <>
      <header className="header">
        <div className="header-row page-width">
          <Logo name={brand.name} picture={logo} />
          {headerMenu.length > 0 && (
            <nav className="header-nav" aria-label={words.menu.main}>
              <ul className="header-menu">
                {headerMenu.map((entry) => (
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
