import { textPaths as allTexts, language, languages } from "virtual:language";

/** `language` is that of this build; `languages` are all of the site, the first one first. */
export { language, languages };

type Language = typeof language;

/** The address of a page: "/hi/games" for "/games" in Hindi, "/hi#questions" for "/#questions". */
export function addressOf(path: string, { base }: Language = language): string {
  return base ? base + path.replace(/^\/(?=#|$)/, "") : path;
}

/** The page of an address in this language. */
export function pageAt(address: string): string {
  return address.slice(language.base.length) || "/";
}

/** Whether a page, or the page of a place on one, exists in a language: all its texts are there. */
export function hasPage(href: string, { missing }: Language = language): boolean {
  const [path = ""] = href.split(/[#?]/);
  return !missing.some((pattern) => pattern === path.replace(/^\/careers\/.+/, "/careers/:slug"));
}

/** The language in which links lead to a page, or to a place on it: the first one until this one has the page. */
export function languageWith(href: string): Language {
  const [first = language] = languages;
  return hasPage(href) ? language : first;
}

/** Of the texts that this language has. */
export function textPaths(): string[] {
  return allTexts.filter((path) => hasPage(path));
}

/** The languages of a page, each with its address there. */
export function translationsOf(path: string) {
  return languages
    .filter((each) => hasPage(path, each))
    .map((each) => ({ ...each, address: addressOf(path, each) }));
}
