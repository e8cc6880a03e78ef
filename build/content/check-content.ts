import { allSchemas } from "../../schemas/all-schemas";
import { checkPrices } from "./check-prices";
import { checkReferences } from "./check-references";
import type { Content, Fault } from "./content";
import { contentLeaves } from "./content-leaves";
import { siteLanguage } from "./language";
import { issueFaults } from "./sentence";
import { schemaOf } from "./texts/text-files";

/**
 * The faults of the records, whose texts have their values; `unknown` are the values that do not exist. Each step only
 * if the one before it found nothing: a misspelt field would otherwise be reported wherever its value is used.
 */
export function checkContent(
  content: Content,
  unknown: readonly Fault[] = [],
  pictures: readonly string[] = [],
): readonly Fault[] {
  const places = new Set(unknown.map(placeKey));
  const wrong = [
    ...Object.keys(content).flatMap((file) => checkShape(content, file)),
    ...checkIdentities(content),
  ]
    // A text with an unknown value is no address either.
    .filter((fault) => !places.has(placeKey(fault)));
  if (wrong.length > 0) return wrong;
  if (unknown.length > 0) return unknown;
  return checkMeaning(content, pictures);
}

function checkMeaning(content: Content, pictures: readonly string[]): Fault[] {
  return [...checkReferences(content, pictures), ...checkPrices(content), ...checkPlurals(content)];
}

/** What the other steps find in one file that has faults already: a form says all at once. */
export function furtherFaults(
  { content, places, unknown }: { content: Content; places: readonly Fault[]; unknown: readonly Fault[] },
  file: string,
  pictures: readonly string[],
): Fault[] {
  const known = new Set(places.map(placeKey));
  const isNew = (fault: Fault) => fault.file === file && !known.has(placeKey(fault));
  try {
    return [...unknown, ...checkMeaning(content, pictures)].filter(isNew);
  } catch {
    // The records have not the shape that these steps need.
    return unknown.filter(isNew);
  }
}

/** Every text with plural forms needs those of the language. */
function checkPlurals(content: Content): Fault[] {
  const { locale, plurals } = siteLanguage(content);
  const needed = [...new Set(Object.values(plurals)), "other"];
  return contentLeaves(content).flatMap(({ file, path, record }) => {
    if (path.at(-1) !== "other" || /\.ordinals\./.test(record)) return [];
    const forms = path.slice(0, -1).reduce<unknown>((value, step) => (value as never)[step], content[file]);
    const absent = needed.filter((rule) => !Object.hasOwn(forms as object, rule));
    if (absent.length === 0) return [];
    const sentence = `${record.replace(/\.other$/, "")} has no form for ${absent.join(" and ")}, which numbers in ${locale} need`;
    return [{ file, path: path.slice(0, -1), sentence }];
  });
}

export function placeKey({ file, path }: Pick<Fault, "file" | "path">): string {
  return [file, ...path].join("\n");
}

/** What a file that the folder may lack holds without it: an empty list, or nothing in place of a record. */
export function absentFile(file: string): { value: unknown } | undefined {
  const values = [{ value: [] }, { value: undefined }];
  return values.find(({ value }) => allSchemas[file]?.safeParse(value).success);
}

/** Files that are missing or that nothing reads. */
export function checkFiles(names: readonly string[]): Fault[] {
  const known = Object.keys(allSchemas);
  const unread = names.filter((name) => !known.includes(name));
  const absent = known.filter((name) => !names.includes(name) && !absentFile(name));
  return [
    ...unread.map((file) => ({
      file,
      path: [],
      sentence: "no page reads this file: rename it or delete it",
    })),
    ...absent.map((file) => ({ file, path: [], sentence: "the file is missing" })),
  ];
}

function checkShape(content: Content, file: string): Fault[] {
  return issueFaults(content, file, schemaOf(file)?.safeParse(content[file]).error?.issues ?? []);
}

/** Ids are anchors and keys, so they are unique in the whole file, nested records included. */
function checkIdentities(content: Content): Fault[] {
  const known = new Set<string>();
  return contentLeaves(content).flatMap(({ file, path, value }) => {
    const field = path.at(-1);
    if ((field !== "id" && field !== "slug") || typeof value !== "string") return [];
    const key = `${file} ${field} ${value}`;
    if (known.has(key)) return [{ file, path, sentence: `another record has the ${field} "${value}" too` }];
    known.add(key);
    return [];
  });
}
