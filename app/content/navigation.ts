import records from "../../content/navigation.yaml";
import type { NavItem } from "../../schemas/navigation";

export type { NavGroup, NavItem, SubmenuLink } from "../../schemas/navigation";

export const headerMenu: readonly NavItem[] = records;
