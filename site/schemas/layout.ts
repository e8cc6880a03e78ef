import type * as z from "zod";
import { head, supportLink } from "./page-parts";
import {
  date,
  destination,
  drawing,
  either,
  icon,
  linkOf,
  listOf,
  record,
  siteHref,
  sitePath,
} from "./parts";
import { name, text } from "./texts";

const announcement = record({
  text: text.describe("What you announce, in one short sentence."),
  link: linkOf(siteHref, { text: text.describe("The words of the link.") })
    .exactOptional()
    .describe("A link after the sentence."),
  until: date.exactOptional().describe("The last day it is shown, such as `2026-03-01`. It goes by itself."),
});

const menuOffer = record({
  title: text.describe("The words in large letters: `Minecraft from ₹50`."),
  text: text.describe("The words under it."),
  to: siteHref,
  drawing,
});

export const layout = record({
  announcement: announcement.exactOptional().describe("A bar on top of every page, for a sale or an outage."),
  header: record({
    gamePanel: text.describe("The link to your game panel."),
    clientArea: text.describe("The link to your client area."),
  }).describe("The words of the two links at the end of the header, also in the menu on phones."),
  menuOffer: menuOffer.exactOptional().describe("An offer with a picture in the menu on phones."),
  footer: record({
    about: text.describe("What you do, in one or two sentences."),
    aside: text.describe("A line in smaller letters under it."),
    legalLink: text.describe("The words of the link to your legal texts."),
    rights: text.describe("After the year and your name: `All rights reserved.`"),
  }),
  loading: text.describe("What visitors see while the next page loads."),
  errorPage: head
    .extend({ homeLink: text.describe("The words on the button to the home page."), supportLink })
    .describe("What visitors see if a page breaks."),
  offlinePage: head.describe("What visitors see if they open a page while they are offline."),
  offlineNotice: text.describe("A bar above the page if the next one cannot load: the visitor is offline."),
});

const submenuLink = linkOf(sitePath, {
  label: text.describe("The words of the link."),
  description: text.describe("A few words under it: `cPanel, domains and mail`."),
  drawing: drawing.describe("The small picture beside it."),
  price: text.exactOptional().describe("The price at the end of the line: `from ₹499`."),
  wideDrawing: drawing.exactOptional().describe("A wide picture under the link, on large screens only."),
});

const group = {
  submenu: listOf(submenuLink).min(1).describe("The links that open under it. Fill in this or To, not both."),
  covers: listOf(sitePath)
    .exactOptional()
    .describe("Other pages on which it is marked as current: `/games`."),
};

/** The header has two lines for the menu. */
const mostEntries = 10;

export const navigation = listOf(
  either({ label: text.describe("The word in the menu.") }, { to: sitePath }, group),
).max(mostEntries, `expected at most ${mostEntries} entries: put some of them into a submenu`);

export type NavItem = z.infer<typeof navigation>[number];
export type NavGroup = Extract<NavItem, { submenu: unknown }>;
export type SubmenuLink = z.infer<typeof submenuLink>;

const column = record({
  title: text,
  links: listOf(linkOf(sitePath, { label: text.describe("The words of the link.") })).min(1),
});

export const footer = record({
  columns: listOf(column).describe("The columns of links at the bottom of every page."),
  socialLinks: listOf(
    record({ label: name.describe("The name of the network: `YouTube`."), icon, destination }),
  ).describe("The icons of Discord, YouTube and others at the bottom of every page."),
});
