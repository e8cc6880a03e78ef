export { default as headerMenu } from "../../content/navigation.yaml";

export type { NavGroup, NavItem, SubmenuLink } from "../../site/schemas/layout";
