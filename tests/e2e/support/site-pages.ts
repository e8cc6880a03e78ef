import { addressOf } from "../../../site/addresses";
import { site, sites } from "../../tested-site";

const { paths, texts } = site;
const otherPositions = paths.filter((path) => path.startsWith("/careers/")).slice(1);
const otherTexts = paths.filter((path) => path in texts).slice(3);

/** The pages of the site; one position is enough, and three texts, which differ more. */
export const sitePages = paths.filter((path) => ![...otherPositions, ...otherTexts].includes(path));

/** The addresses of these pages in all languages. */
export const pagesInAllLanguages = sites.flatMap((each) =>
  sitePages.filter((path) => each.paths.includes(path)).map((path) => addressOf(path, each.language)),
);

export const homePages = sites
  .filter((each) => each.paths.includes("/"))
  .map(({ language }) => addressOf("/", language));

/** Every page in the first language, and the home pages of the others: for what depends on more than words. */
export const pagesOfOneLanguage = [...new Set([...sitePages, ...homePages])];
