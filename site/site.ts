import { buildDate } from "./build-date";
import { type SiteDrawings, siteDrawings } from "./drawings";
import { type Format, formatOf } from "./format";
import { readLanguages, type UntranslatedText } from "./languages";
import { missingPages } from "./missing-pages";
import { pathsIn } from "./page-paths";
import { contentFolder } from "./project-folder";
import type { Records } from "./schemas/all-schemas";
import type { Brand } from "./schemas/brand";
import type { SiteLanguage } from "./schemas/locale";
import type { TextPage } from "./schemas/text-page";
import { isText, textPath } from "./texts/text-files";

/** Everything that the pages of one language are made from: `content/`, checked, translated and with its values filled in. */
export type Site = {
  /** Where `content/` is. */
  folder: string;
  /** By the names of their files. A `destination` is a whole address, also where the owner wrote a name of brand.yaml. */
  records: Records;
  /** The texts of `content/texts/` by their paths. */
  texts: Readonly<Record<string, TextPage>>;
  /** interface.yaml */
  words: Records["interface"];
  format: Format;
  language: SiteLanguage;
  /** All languages of the site, the first one first. */
  languages: readonly SiteLanguage[];
  /** The texts that this language lacks: pages show those of the first one. */
  untranslated: readonly UntranslatedText[];
  /** The pages, and the place of the questions, that do not exist, because there are no plans, games or questions. */
  missingPages: readonly string[];
  /** The paths of all pages in this language, without "/hi". */
  paths: readonly string[];
  /** The addresses of all drawings and pictures. */
  drawings: SiteDrawings;
  /** The year of the build. */
  builtIn: number;
};

/** The sites of all languages, the first one first. Throws if a record is wrong. */
export function readSites(folder = contentFolder): Site[] {
  const read = readLanguages(folder);
  const languages = read.map(({ language }) => language);
  let drawings: SiteDrawings | undefined;
  return read.map(({ language, content, untranslated }) => {
    const records = withAddresses(content as Records);
    return {
      folder,
      records,
      texts: Object.fromEntries(
        Object.entries(records as Record<string, unknown>)
          .filter(([name]) => isText(name))
          .map(([name, text]) => [textPath(name), text as TextPage]),
      ),
      words: records.interface,
      format: formatOf(content),
      language,
      languages,
      untranslated,
      missingPages: missingPages(content),
      paths: pathsIn(content, language.missing),
      builtIn: buildDate.getFullYear(),
      // Drawn when they are first asked for: tests of records need none. They are the same in all languages.
      get drawings() {
        drawings ??= siteDrawings(folder, records);
        return drawings;
      },
    };
  });
}

/** The site in one language; in the first one without a tag. */
export function readSite(folder = contentFolder, tag = ""): Site {
  const site = readSites(folder).find(({ language }) => language.base === (tag && `/${tag}`));
  if (!site) throw new Error(`${folder} has no language ${tag}.`);
  return site;
}

/** What only commands read is left out: the marks of made-up records, and the products of the store. */
const notShown = new Set(["sample", "sampleFields"]);

function withAddresses(content: Records): Records {
  const { destinations } = content.brand as Brand;
  function shown(value: unknown, file: string): unknown {
    if (Array.isArray(value)) return value.map((entry) => shown(entry, file));
    if (typeof value !== "object" || value === null) return value;
    const fields = Object.entries(value).filter(
      // The words about billing in interface.yaml have the same name as the product of a plan.
      ([key]) => !notShown.has(key) && (key !== "billing" || file === "interface"),
    );
    return Object.fromEntries(
      fields.map(([key, field]) => {
        const isName = key === "destination" && typeof field === "string";
        return [key, isName ? (destinations[field] ?? field) : shown(field, file)];
      }),
    );
  }
  const files = Object.entries(content).map(([file, value]) => [file, shown(value, file)]);
  return Object.fromEntries(files) as Records;
}
