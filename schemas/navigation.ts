import type * as z from "zod";
import { drawing, either, filledListOf, linkOf, listOf, sitePath, text } from "./parts";

const submenuLink = linkOf(sitePath, { label: text, description: text, drawing });

const group = {
  submenu: filledListOf(submenuLink),
  covers: listOf(sitePath)
    .exactOptional()
    .describe("Pages that belong to the group but are not in its submenu."),
};

/** The header has two lines for the menu. */
const mostEntries = 10;

export const navigation = listOf(either({ label: text }, { to: sitePath }, group)).max(mostEntries, {
  error: `expected at most ${mostEntries} entries: put some of them into a submenu`,
});

export type NavItem = z.infer<typeof navigation>[number];
export type NavGroup = Extract<NavItem, { submenu: unknown }>;
export type SubmenuLink = z.infer<typeof submenuLink>;
