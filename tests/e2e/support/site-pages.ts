import { addressOf, hasPage, languages } from "../../../app/content/languages";
import { pathsOf } from "../../../app/content/paths";
import { pagePatterns } from "../../../app/routes";

/** One path for every page of the site, the first position for the page of positions; three texts, which differ more. */
export const sitePages = pagePatterns.flatMap((pattern) =>
  pathsOf(pattern).slice(0, pattern === "/:text" ? 3 : 1),
);

/** The addresses of these pages in all languages. */
export const pagesInAllLanguages = languages.flatMap((each) =>
  sitePages.filter((path) => hasPage(path, each)).map((path) => addressOf(path, each)),
);

export const homePages = languages.filter((each) => hasPage("/", each)).map((each) => addressOf("/", each));

/** Every page in the first language, and the home pages of the others: for what depends on more than words. */
export const pagesOfOneLanguage = [...new Set([...sitePages, ...homePages])];
