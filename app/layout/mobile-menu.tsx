import { useRef } from "react";
import type { NavItem } from "../../site/schemas/layout";
import { AnyLink, linkTarget } from "../components/any-link";
import { Icon } from "../components/icon";
import { Logo } from "../components/logo";
import { useLayoutData } from "../hooks/use-layout-data";
import { closeMenu, openMenuWithoutPopover, useModalMenu } from "../hooks/use-modal-menu";
import { AccountButtons } from "./account-buttons";
import { LanguageLinks } from "./language-links";
import { TroubleMark } from "./live-status";
import { MenuOffer } from "./menu-offer";
import "./mobile-menu.css";
import { isInGroup, SubmenuLines } from "./submenu-lines";

const menuId = "menu";

export function MobileMenuButton() {
  const { statusFeed, words } = useLayoutData();
  return (
    <button
      className="mobile-menu-button"
      type="button"
      popoverTarget={menuId}
      aria-haspopup="dialog"
      aria-label={words.menu.open}
      onClick={() => openMenuWithoutPopover(document.getElementById(menuId))}
    >
      <Icon name="menu" size="large" />
      {statusFeed && <TroubleMark />}
    </button>
  );
}

/**
 * The menu on small screens. Not inside the header, which is below the route loader: in Firefox and Safari the menu leaves the
 * top layer when it begins to close.
 */
export function MobileMenu({ pathname, page }: { pathname: string; page: string | undefined }) {
  const { menu, words } = useLayoutData();
  const dialog = useRef<HTMLDialogElement>(null);
  useModalMenu(dialog);
  return (
    <dialog ref={dialog} id={menuId} popover="auto" className="mobile-menu" aria-label={words.menu.title}>
      <div className="mobile-menu-top">
        <Logo />
        <button
          className="mobile-menu-button"
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={words.menu.close}
          onClick={() => closeMenu(dialog.current)}
        >
          <Icon name="close" size="large" />
        </button>
      </div>
      {menu.length > 0 && (
        <nav aria-label={words.menu.mobile}>
          <ul>
            {menu.map((entry) => (
              <li key={entry.label}>
                <MobileEntry entry={entry} pathname={pathname} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="mobile-menu-end">
        <MenuOffer />
        <LanguageLinks page={page} />
        <div className="mobile-menu-accounts">
          <AccountButtons icons={false} />
        </div>
      </div>
    </dialog>
  );
}

function MobileEntry({ entry, pathname }: { entry: NavItem; pathname: string }) {
  if ("submenu" in entry) {
    return (
      <details name="mobile-menu" className="mobile-menu-group" data-fold>
        <summary className="mobile-menu-line" aria-current={isInGroup(entry, pathname) || undefined}>
          {entry.label}
          <Icon name="chev" size="large" />
        </summary>
        <ul className="mobile-menu-submenu">
          <SubmenuLines links={entry.submenu} pathname={pathname} />
        </ul>
      </details>
    );
  }
  return (
    <AnyLink target={linkTarget(entry)} className="mobile-menu-line" current={entry.to === pathname}>
      {entry.label}
    </AnyLink>
  );
}
