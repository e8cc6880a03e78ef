import { join } from "node:path";
import { isObject, valueAt } from "./content";
import { ContentError, type Fault } from "./fault";
import { formatOf } from "./format";
import { readContent } from "./load-content";
import { absentPages, pageFile, pathsIn } from "./page-paths";
import { contentFolder } from "./project-folder";
import { languageTags } from "./read-files";
import type { Records } from "./schemas/all-schemas";
import { directionOf, isLocale, type SiteLanguage } from "./schemas/locale";
import { valueText } from "./sentence";
import { shownText } from "./shown-content";
import { contentFile, isText, textPath } from "./texts/text-files";

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

/** All languages that have a page, with their content, the first one first. Throws if a record is wrong. */
export function readLanguages(folder = contentFolder) {
  const first = readContent(folder);
  return ["", ...otherLanguages(folder, first)].flatMap((tag) => {
    const read = tag ? readContent(folder, {}, tag) : first;
    if (read.faults.length > 0) throw new ContentError(read.faults);
    const { content, shown } = read;
    const { interface: words } = content as Partial<Records>;
    const { locale } = formatOf(content);
    const absent = absentPages(folder, tag, content);
    const language: SiteLanguage = {
      tag: locale,
      base: tag && `/${tag}`,
      name: words?.language ?? locale,
      direction: directionOf(locale),
      missing: absent,
    };
    if (pathsIn(content, absent).length === 0) return [];
    return [{ language, content: shown, untranslated: untranslatedTexts(folder, tag, read) }];
  });
}

export function siteLanguages(folder = contentFolder): SiteLanguage[] {
  return readLanguages(folder).map(({ language }) => language);
}

/** A text that a language lacks, where it stands in the first language, and the strings that pages show instead. */
export type UntranslatedText = { fault: Fault; strings: readonly string[] };

/** Those of the pages that the language has, and of what is on all pages. */
export function untranslatedTexts(
  folder: string,
  tag: string,
  { content, missing, located }: ReturnType<typeof readContent>,
): UntranslatedText[] {
  const absent = absentPages(folder, tag, content);
  const isOfPage = (file: string) =>
    !absent.some((page) => file === pageFile(page)) && !(isText(file) && absent.includes(textPath(file)));
  return missing
    .filter(({ file }) => isOfPage(file))
    .map(({ file, path, text }) => ({
      fault: located({
        file,
        path,
        message: `${valueText(text)} is missing in languages/${tag}/${contentFile(file)}`,
      }),
      strings: stringsIn(valueAt(content[file], path)),
    }));
}

/** As the pages show them. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [shownText(value)];
  return isObject(value) ? Object.values(value).flatMap(stringsIn) : [];
}

/** The folder with the `legal.json` of a language. */
export function publicFolder(language: string, folder = contentFolder): string {
  return join(folder, language && `languages/${language}`, "public");
}
