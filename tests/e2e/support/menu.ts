import type { Locator, Page } from "@playwright/test";
import { records, words } from "../../tested-site";

const { navigation } = records;

const groups = navigation.filter((entry) => "submenu" in entry);

/** The entries of the menu that are links, without the page a test starts from. */
export function menuLinksFrom(start: string) {
  return navigation.flatMap((entry) => ("to" in entry && entry.to !== start ? [entry] : []));
}

/** The groups of the menu in order, each with its links to pages of this site. */
export const menuGroups = groups.map(({ label, submenu }, place) => ({
  label,
  place,
  linkCount: submenu.length,
  pages: submenu.flatMap((link) => ("to" in link ? [link.to] : [])),
}));

/** The groups that lead to a page other than the one a test starts from, and the first such page. */
export function menuGroupsFrom(start: string) {
  return menuGroups.flatMap(({ pages, ...group }) =>
    pages
      .filter((path) => path !== start)
      .slice(0, 1)
      .map((path) => ({ ...group, path })),
  );
}

export function mainMenu(page: Page): Locator {
  return page.getByRole("navigation", { name: words.menu.main });
}

export function mobileMenu(page: Page): Locator {
  return page.getByRole("dialog", { name: words.menu.title });
}

/** A group of a menu, with what a test touches of it. */
export function groupIn(menu: Locator, place: number) {
  const details = menu.locator("details").nth(place);
  return {
    summary: details.locator("summary"),
    firstLink: details.locator("a").first(),
    linkTo: (path: string) => details.locator(`a[href="${path}"]`).first(),
  };
}
