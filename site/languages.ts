import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Fault } from "./content";
import { siteLanguage } from "./language";
import { builtLanguage, readContent } from "./load-content";
import { ownerFault } from "./owner-fault";
import { filesOfAllPages, missingPaths, pathsIn } from "./page-files";
import { contentFolder } from "./project-folder";
import { languageTags } from "./read-files";
import type { Records } from "./schemas/all-schemas";
import { isLocale, type SiteLanguage } from "./schemas/locale";
import { valueText } from "./sentence";
import { contentFile } from "./texts/text-files";

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
      `content/languages/${first}: this is the language of brand.yaml, whose texts are in content/: delete this folder.`,
    ]);
  return tags;
}

/**
 * All languages of the site, the first one first. A language without a page is left out; one that lacks texts of all pages
 * throws. In development neither stops anything: `developed`, which has all pages, shows such texts in the first language.
 */
export function siteLanguages(folder = contentFolder, developed?: string): SiteLanguage[] {
  return ["", ...otherLanguages(folder)].flatMap((tag) => {
    const read = readContent(folder, {}, tag);
    const needed = developed === undefined ? neededTexts(folder, tag, read) : [];
    const faults = [...read.faults, ...needed.map(({ place, sentence }) => `${place}: ${sentence}.`)];
    if (faults.length > 0) throw ownerFault(faults);
    const { content } = read;
    const { interface: words } = content as Partial<Records>;
    const { locale, direction } = siteLanguage(content);
    const missing = tag === developed ? [] : missingPaths(folder, tag, content, read.missing);
    const language = {
      tag: locale,
      base: tag && `/${tag}`,
      name: words?.language ?? locale,
      direction,
      missing,
    };
    return pathsIn(content, missing).length > 0 ? [language] : [];
  });
}

/**
 * The texts of all pages that a language lacks, each with its place in the first language: a fault once a page of its own
 * has all others. Before that it is begun only.
 */
export function neededTexts(
  folder: string,
  tag: string,
  { content, faults, missing, lineOf }: ReturnType<typeof readContent>,
): (Fault & { place: string })[] {
  if (faults.length > 0) return [];
  const needed = missing.filter(({ file }) => filesOfAllPages.includes(file));
  const others = missing.filter((text) => !needed.includes(text));
  if (needed.length === 0 || pathsIn(content, missingPaths(folder, tag, content, others)).length === 0)
    return [];
  const why = "which all pages of the language need";
  return filesOfAllPages.flatMap((file) => {
    const own = `languages/${tag}/${contentFile(file)}`;
    const texts = needed.filter((text) => text.file === file);
    const found = existsSync(join(folder, own))
      ? texts.map(({ path, text }) => {
          const sentence = `${valueText(text)} is missing in ${own}, ${why}: translate it, or write it there as it is`;
          return { path, sentence };
        })
      : texts
          .slice(0, 1)
          .map(() => ({ path: [], sentence: `${own} is missing, ${why}: translate this file` }));
    return found.map((fault) => ({ file, place: lineOf(file, fault.path), ...fault }));
  });
}

/** The folder with the `legal.json` of a language. */
export function publicFolder(language = builtLanguage(), folder = contentFolder): string {
  return join(folder, language && `languages/${language}`, "public");
}
