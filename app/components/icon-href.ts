import { iconsFile } from "virtual:drawings";
import type { IconName } from "../art/icons";

/**
 * Where a `<use>` finds an icon: in the page's own sprite, which holds those of the page that was landed on, or in the
 * file of all for a page that was gone on to.
 */
export function iconHref(name: IconName): string {
  const inSprite = `#icon-${name}`;
  const isThere = typeof document === "undefined" || document.querySelector(inSprite);
  return isThere ? inSprite : iconsFile + inSprite;
}
