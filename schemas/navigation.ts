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

export const navigation = listOf(z.union([page, group], { error: "expected either to or submenu" }));

export type NavGroup = z.infer<typeof group>;
export type NavItem = z.infer<typeof navigation>[number];
export type SubmenuLink = z.infer<typeof submenuLink>;
