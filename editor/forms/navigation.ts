import { isText } from "../../site/texts/text-files";
import { languageName } from "./label-of";

/** A file of content/ in the navigation, and the page of the site that is shown beside its form. */
export type NavigationEntry = { file: string; title: string; about: string; page: string };

export type NavigationGroup = { title: string; entries: readonly NavigationEntry[] };

/** Every file that has a form, by what an owner looks for. */
export const navigation: readonly NavigationGroup[] = [
  group("Prices", [
    ["minecraft-plans", "Minecraft plans", "Prices, memory and storage", "/minecraft"],
    ["vps-plans", "VPS plans", "Prices, cores and memory", "/vps"],
    ["website-plans", "Website plans", "Prices and limits", "/website-hosting"],
    ["games", "Games", "Their prices and covers", "/games"],
    ["buying-facts", "Before buying", "Refunds, payment, periods", "/minecraft"],
    ["plan-finder", "Plan finder", "Leads buyers to a plan", "/minecraft"],
    ["billing", "Billing system", "To compare prices with it", "/"],
  ]),
  group("Pages", [
    ["pages/home", "Home page", "Headings and texts", "/"],
    ["home-figures", "Home figures", "Numbers on the home page", "/"],
    ["home-features", "Home features", "What the home page promises", "/"],
    ["panel-preview", "Panel preview", "The sample game panel", "/"],
    ["ticker", "Ticker", "Games and their players", "/"],
    ["pages/minecraft", "Minecraft page", "Headings and texts", "/minecraft"],
    ["minecraft-features", "Minecraft features", "The strip of features", "/minecraft"],
    ["pages/games", "Games page", "Headings and texts", "/games"],
    ["pages/vps", "VPS page", "Headings and texts", "/vps"],
    ["vps-features", "VPS features", "What a VPS can do", "/vps"],
    ["pages/website-hosting", "Website hosting page", "Headings and texts", "/website-hosting"],
    ["website-features", "Website features", "What every website plan has", "/website-hosting"],
    ["pages/about", "About page", "Headings and texts", "/about"],
    ["pages/careers", "Careers page", "Headings and texts", "/careers"],
    ["pages/position", "Page of a job", "Words around each job", "/careers"],
    ["pages/partners", "Partners page", "Headings and texts", "/partners"],
    ["pages/support", "Support page", "Headings and texts", "/support"],
    ["pages/legal", "Legal page", "Words around legal texts", "/legal"],
    ["pages/not-found", "Page not found", "What a wrong address shows", "/not-found"],
    ["pages/text", "Words around texts", "Table of contents and the like", "/"],
  ]),
  group("Company", [
    ["brand", "Brand", "Name, contact, colour, logo", "/"],
    ["company", "Company details", "Registered name and address", "/about"],
    ["about", "Story and figures", "Milestones and figures", "/about"],
    ["locations", "Locations", "Regions and cities", "/"],
    ["testimonials", "Testimonials", "What customers say", "/"],
    ["partners", "Partners", "Communities hosted here", "/partners"],
    ["positions", "Open positions", "Jobs that are offered", "/careers"],
    ["careers", "Working here", "Perks and values", "/careers"],
    ["support-options", "Ways to get help", "Contacts and answer times", "/support"],
  ]),
  group("Menus", [
    ["navigation", "Menu", "At the top of each page", "/"],
    ["footer", "Footer", "Links at the end of pages", "/"],
    ["layout", "Header and announcement", "Announcement, buttons", "/"],
    ["redirects", "Old addresses", "Of an earlier site", "/"],
    ["interface", "Words of the interface", "Buttons, units, plural forms", "/"],
  ]),
  group("Questions", [
    ["questions", "Questions", "Questions and answers", "/"],
    ["question-topics", "Topics of questions", "Tabs and popular searches", "/"],
  ]),
  group("Legal", [["public/legal", "Legal texts", "Privacy, terms, refunds", "/legal"]]),
];

/** Has no form. */
export const pictures = group("Pictures", [
  ["pictures", "Your pictures", "Covers, logos and pictures of pages", "/"],
]);

const titles = new Map(navigation.flatMap(({ entries }) => entries.map(({ file, title }) => [file, title])));

/** "VPS plans" for "vps-plans", "the page /imprint" for "texts/imprint"; undefined if it has no form. */
export function formTitle(file: string): string | undefined {
  return file.startsWith("texts/") ? `the page ${file.slice("texts".length)}` : titles.get(file);
}

/**
 * The form in which a file of content/ is edited: "languages/hi/games" is the one of "games", in Hindi. Undefined if it
 * has none, such as a picture.
 */
export function formOfFile(name: string) {
  const [, tag, file = name] = /^languages\/([\w-]+)\/(.+)$/.exec(name) ?? [];
  const title = isText(file) && !textNameOf(file) ? undefined : formTitle(file);
  if (title === undefined) return undefined;
  return { file, tag, title: tag ? `${title} (${languageName(tag)})` : title };
}

/** The language and the name of a page of text: "texts/imprint", "languages/hi/texts/imprint". */
export function textNameOf(file: string): { tag: string; name: string } | undefined {
  const [, tag = "", name] =
    /^(?:languages\/([\w-]+)\/)?(texts\/(?:[a-z0-9-]+\/)?[a-z0-9-]+)$/.exec(file) ?? [];
  return name === undefined ? undefined : { tag, name };
}

export function textEntry(file: string, title = file.replace(/^.*\//, "")): NavigationEntry {
  const page = file.replace(/^.*texts\//, "/").replace(/(?<=.)\/index$/, "");
  return { file, title, about: `The page ${page}`, page };
}

type Row = readonly [file: string, title: string, about: string, page: string];

function group(title: string, rows: readonly Row[]): NavigationGroup {
  return { title, entries: rows.map(([file, name, about, page]) => ({ file, title: name, about, page })) };
}
