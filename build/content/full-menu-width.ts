import type { Records } from "../../schemas/all-schemas";
import type { Content } from "./content";

type HeaderTexts = { name: string; menu: Records["navigation"]; buttons: readonly string[] };

/** The width of the header's content on a screen of 72rem, with the scroll bar of a desktop. */
const roomPx = 1035;

/**
 * Whether the full menu has no room on a screen of 72rem: then the mobile menu takes its place on every screen. An estimate, because the build
 * has no fonts: the average widths of letters and what is around them.
 */
export function isCrowded({ name, menu, buttons }: HeaderTexts): boolean {
  // A name of several words has lines.
  const longestWord = Math.max(...name.split(" ").map(({ length }) => length));
  const logo = 41 + longestWord * 10.4;
  const links = menu.map((entry) => 30 + entry.label.length * 8 + ("submenu" in entry ? 20 : 0));
  const account = buttons.map((text) => 50 + text.length * 8.5);
  return [logo, ...links, ...account].reduce((sum, width) => sum + width, 72) > roomPx;
}

export function hasCrowdedHeader(content: Content): boolean {
  const { brand, navigation, layout } = content as Records;
  return isCrowded({ name: brand.name, menu: navigation, buttons: Object.values(layout.header) });
}
