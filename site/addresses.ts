import type { PagePattern } from "../app/routes";
import type { LegalHash } from "./legal-hashes";
import type { SiteLanguage } from "./schemas/locale";

type PathOf<Pattern extends string> = Pattern extends `${infer Base}:${string}`
  ? `${Base}${string}`
  : Pattern;

/**
 * Every page of the site. A link to anything else does not compile. Which positions and plans exist is for the owner to
 * change: the content check compares links with the records.
 */
export type SitePath = PathOf<Exclude<PagePattern, "*" | "/:text">>;

/** A page, or a place on a page that exists. */
export type SiteHref = SitePath | `/legal#${LegalHash}` | `/minecraft#${string}` | "/#questions";

type Base = Pick<SiteLanguage, "base">;

/** The address of a page: "/hi/games" for "/games" in Hindi, "/hi#questions" for "/#questions". */
export function addressOf(path: string, { base }: Base): string {
  return base ? base + path.replace(/^\/(?=#|$)/, "") : path;
}

/** The page of an address in a language. */
export function pageAt(address: string, { base }: Base): string {
  return address.slice(base.length) || "/";
}

/** Whether a page, or the page of a place on one, exists in a language: all its texts are there. */
export function hasPage(href: string, { missing }: Pick<SiteLanguage, "missing">): boolean {
  const [path = ""] = href.split(/[#?]/);
  return !missing.some((pattern) => pattern === path.replace(/^\/careers\/.+/, "/careers/:slug"));
}

/** The language in which links lead to a page: the first one while this one does not have the page. */
export function languageWith<Language extends SiteLanguage>(
  href: string,
  { language, languages }: { language: Language; languages: readonly Language[] },
): Language {
  return hasPage(href, language) ? language : (languages[0] ?? language);
}

/** The languages of a page, each with its address there. */
export function translationsOf(path: string, languages: readonly SiteLanguage[]) {
  return languages
    .filter((each) => hasPage(path, each))
    .map((each) => ({ ...each, address: addressOf(path, each) }));
}
