import { useRef } from "react";
import type { NavItem } from "../../site/schemas/layout";
import { AnyLink, linkTarget } from "../components/any-link";
import { ButtonLink } from "../components/button-link";
import { Drawing } from "../components/drawing";
import { Icon } from "../components/icon";
import { Logo } from "../components/logo";
import { useLayoutData } from "../hooks/use-layout-data";
import { closeMenu, openMenuWithoutPopover, useModalMenu } from "../hooks/use-modal-menu";
import { LanguageLinks } from "./language-links";
import { TroubleMark } from "./live-status";
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

/** One link in the free half of the mobile menu, if the owner has an offer whose page exists. */
function MenuOffer() {
  const { menuOffer } = useLayoutData();
  if (!menuOffer) return null;
  const { drawing, title, text } = menuOffer;
  return (
    <AnyLink target={linkTarget(menuOffer)} className="mobile-menu-offer">
      <Drawing name={drawing} />
      <span>
        <b className="mobile-menu-offer-title">{title}</b>
        {` ${text}`}
      </span>
      <Icon name="arrow" />
    </AnyLink>
  );
}

/** Quiet: the offers of the pages are the main actions. The menu of phones has no room for the icons. */
export function AccountButtons({ icons }: { icons: boolean }) {
  const { destinations, header } = useLayoutData();
  const look = { tone: "dark", size: "small", ...(icons && { icon: "out" as const }) } as const;
  return (
    <>
      <ButtonLink target={{ href: destinations.gamePanel }} {...look}>
        {header.gamePanel}
      </ButtonLink>
      <ButtonLink target={{ href: destinations.clientArea }} {...look}>
        {header.clientArea}
      </ButtonLink>
    </>
  );
}
