import type * as z from "zod";
import {
  date,
  destination,
  drawing,
  either,
  filledListOf,
  icon,
  linkOf,
  listOf,
  record,
  siteHref,
  sitePath,
} from "./parts";
import { name, text } from "./texts";

const announcement = record({
  text,
  link: linkOf(siteHref, { text }).exactOptional(),
  until: date.exactOptional().describe("The last day on which it is shown. No build is needed to end it."),
});

const menuOffer = record({ title: text, text, to: siteHref, drawing });

export const layout = record({
  announcement: announcement.exactOptional().describe("A bar at the top of every page."),
  header: record({ gamePanel: text, clientArea: text }).describe("Also in the menu of phones."),
  menuOffer: menuOffer
    .exactOptional()
    .describe("A link with a drawing in the menu of phones, while its page exists."),
  footer: record({
    about: text,
    aside: text.describe("In smaller letters under `about`."),
    legalLink: text,
    rights: text.describe("Follows the year and the name."),
  }),
  loading: text.describe("While the next page is loaded."),
  errorPage: record({ title: text, lead: text, homeLink: text, supportLink: text }).describe(
    "In place of a page that fails.",
  ),
  offlinePage: record({ title: text, lead: text }).describe(
    "In place of a page that cannot be loaded without a connection.",
  ),
  offlineNotice: text.describe(
    "Above the page that is left, when the next cannot be loaded without a connection.",
  ),
});

const submenuLink = linkOf(sitePath, {
  label: text,
  description: text,
  drawing,
  price: text.exactOptional().describe("At the end of the line."),
  wideDrawing: drawing.exactOptional().describe("Under the line, in the header of wide screens."),
});

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

const column = record({ title: text, links: filledListOf(linkOf(sitePath, { label: text })) });

export const footer = record({
  columns: listOf(column),
  socialLinks: listOf(record({ label: name, icon, destination })),
});
