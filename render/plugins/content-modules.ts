import * as z from "zod";
import type { Content } from "../../site/content";
import { siteLanguage } from "../../site/language";
import { siteLanguages } from "../../site/languages";
import { missingPages } from "../../site/missing-pages";
import type { Records } from "../../site/schemas/all-schemas";
import { namedDestinations } from "../../site/schemas/brand";
import type { SiteLanguage } from "../../site/schemas/locale";
import { contentFile, isText, schemaOf, textPath } from "../../site/texts/text-files";

/**
 * Each field of a record is an export of its own, so that a page gets only those that it reads. The name of a destination
 * becomes its address. What only commands read is left out: the marks of made-up records, for `npm run check:launch`, and
 * the products of the store, for `npm run prices`.
 */
export function contentModule(content: Content, name: string): string {
  const { destinations, ...brand } = content.brand as Records["brand"];
  // The app needs the addresses that it names itself; those of the records are in the records.
  const named = Object.keys(namedDestinations.shape).map((key) => [key, destinations[key]]);
  const value = name === "brand" ? { ...brand, destinations: Object.fromEntries(named) } : content[name];
  const code = (part: unknown) =>
    JSON.stringify(part, (key, inner) => {
      if (key === "destination") return destinations[inner] ?? inner;
      // The words about billing in interface.yaml are a field of the file, which has no key here.
      return /^(sample(Fields)?|billing)$/.test(key) ? undefined : inner;
    });
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return `export default ${code(value)};`;
  // A field that may be absent is an export too: importing one that does not exist is an error.
  const schema = schemaOf(name);
  const optional = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const fields = { ...Object.fromEntries(optional.map((key) => [key, undefined])), ...value };
  const exports = Object.entries(fields).map(([key, field]) => `export const ${key} = ${code(field)};`);
  return `${exports.join("\n")}\nexport default { ${Object.keys(value).join(", ")} };`;
}

/** The texts, each fetched only by its page. */
export function textsModule(content: Content): string {
  const entries = textNamesOf(content).map((name) => {
    return `${JSON.stringify(textPath(name))}: () => import("/content/${contentFile(name)}")`;
  });
  return `export const texts = { ${entries.join(", ")} };`;
}

function textNamesOf(content: Content): string[] {
  return Object.keys(content).filter(isText);
}

/** What follows from the locale of the site: how Intl writes numbers and dates, its plurals; and the tax on prices. */
export function languageModule(
  content: Content,
  languages: readonly SiteLanguage[] = siteLanguages(),
): string {
  const { locale, direction: _, ...formats } = siteLanguage(content);
  return moduleOf({
    ...formats,
    tax: (content.brand as Records["brand"]).tax,
    language: languages.find(({ tag }) => tag === locale),
    languages,
    textPaths: textNamesOf(content).map(textPath),
    missingPages: missingPages(content),
  });
}

/** The code of a module with these exports. */
export function moduleOf(exports: object): string {
  const lines = Object.entries(exports).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  return lines.join("\n");
}

/** Imports the style sheets of the language's script and direction. */
export function scriptStyles(content: Content): string {
  const { locale, direction } = siteLanguage(content);
  const sheets = [
    ...(new Intl.Locale(locale).maximize().script === "Deva" ? ["devanagari"] : []),
    ...(direction === "rtl" ? ["right-to-left"] : []),
  ];
  return sheets.map((sheet) => `import "/app/styles/scripts/${sheet}.css";`).join("\n");
}
