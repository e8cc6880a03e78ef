/** For a menu that has no room in the header: the mobile menu is not hidden on wide screens. See layout/mobile-menu.css. */
export const crowdedHeaderCss =
  "@media(width>=72rem){" +
  ".mobile-menu-button.mobile-menu-button{display:grid}" +
  ".mobile-menu.mobile-menu:is([open],:popover-open){display:flex}}";
