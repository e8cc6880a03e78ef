import { iconsFile } from "virtual:drawings";
import type { IconName } from "../../art/names";

/**
 * The `href` of a `<use>`. The HTML inlines the icons of its own page; after a client-side navigation the others come
 * from the file that has all icons.
 */
export function iconHref(name: IconName): string {
  const inlined = `#icon-${name}`;
  const available = typeof document === "undefined" || document.querySelector(inlined);
  return available ? inlined : iconsFile + inlined;
}
