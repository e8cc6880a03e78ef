import type { FullMenuWidth } from "../content/full-menu-width";

/**
 * For a menu that has no room in the header of smaller desktop screens, or of any: the mobile menu takes its place there. layout/header.css
 * and layout/mobile-menu.css are for a menu that has room from 72rem on.
 */
export function fullMenuCss(width: FullMenuWidth): string {
  if (width === 72) return "";
  // Without a `<`, because it is in the HTML.
  const smallerThanThat = width === null ? "" : ` and (not (width>=${width}rem))`;
  return (
    `@media(width>=72rem)${smallerThanThat}{` +
    ".header-nav.header-nav,.header-buttons.header-buttons{display:none}" +
    ".mobile-menu-button.mobile-menu-button{display:grid}" +
    ".mobile-menu.mobile-menu:is([open],:popover-open){display:flex}}"
  );
}
