import type { NavGroup } from "../content/navigation";

/** Whether the page one is on stands in this group, or belongs to it without a line of its own. */
export function isInGroup({ submenu, covers = [] }: NavGroup, pathname: string): boolean {
  const listed = submenu.some((link) => "to" in link && link.to === pathname);
  return listed || covers.some((path) => path === pathname);
}
