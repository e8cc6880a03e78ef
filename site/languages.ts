import { existsSync } from "node:fs";
import { join } from "node:path";
import { ContentError, type Fault } from "./fault";
import { formatOf } from "./format";
import { readContent } from "./load-content";
import { filesOfAllPages, missingPaths, pathsIn } from "./page-files";
import { contentFolder } from "./project-folder";
import { languageTags } from "./read-files";
import type { Records } from "./schemas/all-schemas";
import { directionOf, isLocale, type SiteLanguage } from "./schemas/locale";
import { valueText } from "./sentence";
import { contentFile } from "./texts/text-files";

export const missingTextsAdvice = "npm run check:translations lists the texts that are missing.";

/** The tags of the languages besides the first: the names of the folders in `content/languages/`. */
export function otherLanguages(folder = contentFolder, { content } = readContent(folder)): string[] {
  const tags = languageTags(folder);
  const refuse = (wrong: readonly string[], message: string) => {
    const faults = wrong.map((tag) => ({ file: `content/languages/${tag}`, path: [], message }));
    if (faults.length > 0) throw new ContentError(faults);
  };
  refuse(
    tags.filter((tag) => !isLocale(tag)),
    "expected the tag of a language, such as hi or pt-BR",
  );
  refuse(
    tags.filter((tag) => tag === formatOf(content).locale),
    "this is the language of brand.yaml, whose texts are in content/: delete this folder",
  );
  return tags;
}

/**
 * A language without a page is left out; one that lacks texts of all pages is a fault. For checks ("check") it is none; in
 * development every language has all pages, and shows missing texts in the first language.
 */
type Mode = "build" | "check" | "development";

/** All languages of the site with their content, the first one first. Throws if a record is wrong. */
export function readLanguages(folder = contentFolder, mode: Mode = "build") {
  const first = readContent(folder);
  return ["", ...otherLanguages(folder, first)].flatMap((tag) => {
    const read = tag ? readContent(folder, {}, tag) : first;
    const needed = mode === "build" ? neededTexts(folder, tag, read) : [];
    const faults = [...read.faults, ...needed];
    if (faults.length > 0) throw new ContentError(faults);
    const { content, shown } = read;
    const { interface: words } = content as Partial<Records>;
    const { locale } = formatOf(content);
    const missing = mode === "development" ? [] : missingPaths(folder, tag, content, read.missing);
    const language: SiteLanguage = {
      tag: locale,
      base: tag && `/${tag}`,
      name: words?.language ?? locale,
      direction: directionOf(locale),
      missing,
    };
    return pathsIn(content, missing).length > 0 ? [{ language, content: shown }] : [];
  });
}

export function siteLanguages(folder = contentFolder, mode: Mode = "build"): SiteLanguage[] {
  return readLanguages(folder, mode).map(({ language }) => language);
}

/**
 * The texts of all pages that a language lacks, each with its place in the first language: a fault once a page of its own
 * has all others. Before that it is begun only.
 */
export function neededTexts(
  folder: string,
  tag: string,
  { content, faults, missing, located }: ReturnType<typeof readContent>,
): Fault[] {
  if (faults.length > 0) return [];
  const needed = missing.filter(({ file }) => filesOfAllPages.includes(file));
  const others = missing.filter((text) => !needed.includes(text));
  if (needed.length === 0 || pathsIn(content, missingPaths(folder, tag, content, others)).length === 0)
    return [];
  const why = "which all pages of the language need";
  return filesOfAllPages.flatMap((file) => {
    const own = `languages/${tag}/${contentFile(file)}`;
    const texts = needed.filter((text) => text.file === file);
    if (existsSync(join(folder, own)))
      return texts.map(({ path, text }) => {
        const advice = "translate it, or write it there as it is";
        return located({ file, path, message: `${valueText(text)} is missing in ${own}, ${why}: ${advice}` });
      });
    const message = `${own} is missing, ${why}: translate this file`;
    return texts.slice(0, 1).map(() => located({ file, path: [], message }));
  });
}

/** The folder with the `legal.json` of a language. */
export function publicFolder(language: string, folder = contentFolder): string {
  return join(folder, language && `languages/${language}`, "public");
}
