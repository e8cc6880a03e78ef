import { brand } from "./brand";
import { header } from "./layout";
import { headerMenu, type NavItem } from "./navigation";

type HeaderTexts = { name: string; menu: readonly NavItem[]; buttons: readonly string[] };

/** Widths of screens, and what the texts may take of the header's content there, with the scroll bar of a desktop. */
const screens = [
  { rem: 72, roomPx: 1035 },
  { rem: 90, roomPx: 1245 },
] as const;

/** The width of the screen, in rem, from which on the header shows the full menu; null if no screen is wide enough. */
export type FullMenuWidth = (typeof screens)[number]["rem"] | null;

/**
 * On smaller screens the mobile menu takes the place of the full menu. An estimate, because the build has no fonts: the average widths of
 * letters and what is around them.
 */
export function widthOfFullMenu({ name, menu, buttons }: HeaderTexts): FullMenuWidth {
  const logo = 41 + lineLength(name) * 10.4;
  const links = menu.map((entry) => 30 + entry.label.length * 8 + ("submenu" in entry ? 20 : 0));
  const account = buttons.map((text) => 64 + text.length * 8.5);
  const width = [logo, ...links, ...account].reduce((sum, part) => sum + part, 72);
  return screens.find(({ roomPx }) => width <= roomPx)?.rem ?? null;
}

/** The header has room for two lines of the name. */
function lineLength(name: string): number {
  const words = name.split(" ");
  const lengths = words.map((_, place) => {
    const lines = [words.slice(0, place), words.slice(place)];
    return Math.max(...lines.map((line) => line.join(" ").length));
  });
  return Math.min(...lengths);
}

export const fullMenuWidth = widthOfFullMenu({
  name: brand.name,
  menu: headerMenu,
  buttons: Object.values(header),
});
