import { join } from "node:path";
import type { Records } from "../../schemas/all-schemas";
import { isLocale, type SiteLanguage } from "../../schemas/locale";
import { ownerFault } from "../owner-fault";
import { contentFolder } from "../project-folder";
import { siteLanguage } from "./language";
import { builtLanguage, readContent } from "./load-content";
import { missingPaths } from "./page-files";
import { languageTags } from "./read-files";

export const missingTextsAdvice = "npm run check:translations lists the texts that are missing.";

/** The tags of the languages besides the first: the names of the folders in `content/languages/`. */
export function otherLanguages(folder = contentFolder): string[] {
  const tags = languageTags(folder);
  const unknown = tags.filter((tag) => !isLocale(tag));
  if (unknown.length > 0)
    throw ownerFault(
      unknown.map((tag) => `content/languages/${tag}: expected the tag of a language, such as hi or pt-BR.`),
    );
  if (tags.length === 0) return [];
  const first = siteLanguage(readContent(folder, {}, "").content).locale;
  if (tags.includes(first))
    throw ownerFault([
      `content/languages/${first}: this is the language of brand.yaml, whose texts are in content/.`,
    ]);
  return tags;
}

/**
 * All languages of the site, the first one first. A language without a page for wrong addresses is left out. `whole` has
 * all pages: in development untranslated texts are shown in the first language.
 */
export function siteLanguages(folder = contentFolder, whole?: string): SiteLanguage[] {
  return ["", ...otherLanguages(folder)]
    .map((language) => ({ ...languageOf(folder, language), ...(language === whole && { missing: [] }) }))
    .filter(({ missing }) => !missing.includes("*"));
}

function languageOf(folder: string, language: string): SiteLanguage {
  const { content, missing, faults } = readContent(folder, {}, language);
  if (faults.length > 0) throw ownerFault(faults);
  const { interface: words } = content as Partial<Records>;
  const { locale, direction } = siteLanguage(content);
  return {
    tag: locale,
    base: language && `/${language}`,
    name: words?.language ?? locale,
    direction,
    missing: missingPaths(folder, language, content, missing),
  };
}

/** The folder with the `legal.json` of a language. */
export function publicFolder(language = builtLanguage(), folder = contentFolder): string {
  return join(folder, language && `languages/${language}`, "public");
}
