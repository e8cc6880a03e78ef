import { readSites } from "../site/site";

/** The site whose build is tested, in all its languages. */
export const sites = readSites();

/** The one in the language under test: the first, unless TESTED_LANGUAGE names another. */
export const site = siteIn(process.env.TESTED_LANGUAGE ?? "");

export const { records, words, format, language, languages } = site;

/** `tag`: "hi", or nothing for the first language. */
function siteIn(tag: string) {
  const found = sites.find(({ language: { base } }) => base === (tag && `/${tag}`));
  if (!found) throw new Error(`The site has no language ${tag}.`);
  return found;
}
