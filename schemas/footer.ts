import { destination, filledListOf, icon, linkOf, listOf, record, sitePath, text } from "./parts";

const column = record({ title: text, links: filledListOf(linkOf(sitePath, { label: text })) });

export const footer = record({
  columns: listOf(column),
  socialLinks: listOf(record({ label: text, icon, destination })),
});
