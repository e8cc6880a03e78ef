import * as z from "zod";
import { drawing, filledListOf, linkOf, listOf, record, sitePath, text } from "./parts";

const submenuLink = linkOf(sitePath, { label: text, description: text, drawing });

const group = record({
  label: text,
  submenu: filledListOf(submenuLink),
  covers: listOf(sitePath)
    .exactOptional()
    .describe("Pages that belong to the group but are not in its submenu."),
});

const page = record({ label: text, to: sitePath });

/** The header has two lines for the menu. */
const mostEntries = 10;

export const navigation = listOf(z.union([page, group], { error: "expected either to or submenu" })).max(
  mostEntries,
  { error: `expected at most ${mostEntries} entries: put some of them into a submenu` },
);

export type NavGroup = z.infer<typeof group>;
export type NavItem = z.infer<typeof navigation>[number];
export type SubmenuLink = z.infer<typeof submenuLink>;
