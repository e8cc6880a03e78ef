/** A file of content/ in the navigation, and the page of the site that is shown beside its form. */
export type NavigationEntry = { file: string; title: string; about: string; page: string };

export type NavigationGroup = { title: string; entries: readonly NavigationEntry[] };

/** Every file that has a form, by what an owner looks for. */
export const navigation: readonly NavigationGroup[] = [
  group("Prices", [
    ["minecraft-plans", "Minecraft plans", "Prices, memory and storage of each plan", "/minecraft"],
    ["vps-plans", "VPS plans", "Prices, processors, memory and storage", "/vps"],
    ["website-plans", "Website plans", "Prices and limits of website hosting", "/website-hosting"],
    ["games", "Games", "Other games, their prices and covers", "/games"],
    ["buying-facts", "Before buying", "Refunds, payment and billing periods", "/minecraft"],
    ["plan-finder", "Plan finder", "Questions that lead a buyer to a plan", "/minecraft"],
    ["billing", "Billing system", "Where npm run prices compares prices", "/"],
  ]),
  group("Pages", [
    ["pages/home", "Home page", "Headings and texts of the first page", "/"],
    ["home-figures", "Home figures", "Numbers on the home page", "/"],
    ["home-features", "Home features", "What the home page promises", "/"],
    ["panel-preview", "Panel preview", "The sample game panel on the home page", "/"],
    ["ticker", "Ticker", "The line that runs under the head", "/"],
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
    ["pages/legal", "Legal page", "Headings around the legal texts", "/legal"],
    ["pages/not-found", "Page not found", "What a wrong address shows", "/not-found"],
    ["pages/text", "Words around texts", "Table of contents and the like", "/"],
  ]),
  group("Company", [
    ["brand", "Brand", "Name, contact, currency, colour, logo", "/"],
    ["company", "Company details", "Registered name and address", "/about"],
    ["about", "Story and figures", "Milestones and figures of the company", "/about"],
    ["locations", "Locations", "Regions and cities of the servers", "/"],
    ["testimonials", "Testimonials", "What customers say", "/"],
    ["partners", "Partners", "Communities that are hosted here", "/partners"],
    ["positions", "Open positions", "Jobs that are offered", "/careers"],
    ["careers", "Working here", "Benefits and steps of an application", "/careers"],
    ["support-options", "Ways to get help", "Contacts and their answer times", "/support"],
  ]),
  group("Menus", [
    ["navigation", "Menu", "The menu at the top of each page", "/"],
    ["footer", "Footer", "Links at the end of each page", "/"],
    ["layout", "Header and announcement", "Announcement bar, buttons, menu offer", "/"],
    ["redirects", "Old addresses", "Addresses of an earlier site", "/"],
    ["interface", "Words of the interface", "Buttons, units, plural forms", "/"],
  ]),
  group("Questions", [
    ["questions", "Questions", "Questions and answers", "/"],
    ["question-topics", "Topics of questions", "Tabs and popular searches", "/"],
  ]),
  group("Legal", [["public/legal", "Legal texts", "Privacy, terms, acceptable use, refunds", "/legal"]]),
];

type Row = readonly [file: string, title: string, about: string, page: string];

function group(title: string, rows: readonly Row[]): NavigationGroup {
  return { title, entries: rows.map(([file, name, about, page]) => ({ file, title: name, about, page })) };
}
