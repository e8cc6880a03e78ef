import type { NavGroup } from "../content/navigation";

/** Whether the current page is one of the group's links, or belongs to the group without a link. */
export function isInGroup({ submenu, covers = [] }: NavGroup, pathname: string): boolean {
  const listed = submenu.some((link) => "to" in link && link.to === pathname);
  return listed || covers.some((path) => path === pathname);
}
