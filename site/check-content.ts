import { priceCheck } from "./check-prices";
import { checkOrder, nameCheck } from "./check-references";
import { type Content, contentLeaves, type Leaf, valueAt } from "./content";
import type { Fault, RecordFault } from "./fault";
import { formatOf } from "./format";
import { allSchemas } from "./schemas/all-schemas";
import { faultAt, shapeFaults } from "./sentence";
import { fileFault, isText, schemaOf } from "./texts/text-files";

/**
 * The faults of the records, whose texts have their values; `unknown` are the values that do not exist, `pictures`
 * the names of the owner's. Each step only if the one before it found nothing: a misspelt field would otherwise be
 * reported wherever its value is used.
 */
export function checkContent(
  content: Content,
  unknown: readonly RecordFault[],
  pictures: readonly string[],
): readonly RecordFault[] {
  const places = new Set(unknown.map(placeKey));
  const wrong = [
    ...Object.keys(content).flatMap((file) => shapeFaults(content, file, schemaOf(file))),
    ...checkIdentities(content),
  ]
    // A text with an unknown value is no address either.
    .filter((fault) => !places.has(placeKey(fault)));
  if (wrong.length > 0) return wrong;
  return unknown.length > 0 ? unknown : checkMeaning(content, pictures);
}

/** What the steps after the one that found something find in one file. */
export function laterFaults(
  content: Content,
  unknown: readonly RecordFault[],
  pictures: readonly string[],
  file: string,
): RecordFault[] {
  const isOfFile = (fault: RecordFault) => fault.file === file;
  try {
    return [...unknown, ...checkMeaning(content, pictures)].filter(isOfFile);
  } catch {
    // The records have not the shape that these steps need.
    return unknown.filter(isOfFile);
  }
}

export function placeKey({ file, path }: Pick<RecordFault, "file" | "path">): string {
  return [file, ...path].join("\n");
}

/** Ids are anchors and keys, so they are unique in the whole file, nested records included. */
function checkIdentities(content: Content): RecordFault[] {
  const known = new Set<string>();
  return contentLeaves(content).flatMap(({ file, path, value }) => {
    const field = path.at(-1);
    if ((field !== "id" && field !== "slug") || typeof value !== "string") return [];
    const key = `${file} ${field} ${value}`;
    if (known.has(key)) return [{ file, path, message: `another record has the ${field} "${value}" too` }];
    known.add(key);
    return [];
  });
}

/** What needs the records of all files, in their right shape. */
function checkMeaning(content: Content, pictures: readonly string[]): RecordFault[] {
  const checks = [nameCheck(content, pictures), priceCheck(content)];
  const faults = contentLeaves(content).flatMap((leaf) => [
    ...checks.flatMap((check) => {
      const expectation = check(leaf);
      return expectation ? [faultAt(content, leaf.file, leaf.path, expectation)] : [];
    }),
    ...pluralFaults(content, leaf),
  ]);
  return [...faults, ...checkOrder(content)];
}

/** Every text with plural forms needs those of the language. */
function pluralFaults(content: Content, { file, path, record }: Leaf): RecordFault[] {
  if (path.at(-1) !== "other" || /\.ordinals\./.test(record)) return [];
  const { locale, pluralRules } = formatOf(content);
  const forms = valueAt(content[file], path.slice(0, -1)) as object;
  const absent = pluralRules.filter((rule) => !Object.hasOwn(forms, rule));
  if (absent.length === 0) return [];
  const message = `${record.replace(/\.other$/, "")} has no form for ${absent.join(" and ")}, which numbers in ${locale} need`;
  return [{ file, path: path.slice(0, -1), message }];
}

/** What a file that the folder may lack holds without it: an empty list, or nothing in place of a record. */
export function absentFile(file: string): { value: unknown } | undefined {
  const values = [{ value: [] }, { value: undefined }];
  return values.find(({ value }) => allSchemas[file]?.safeParse(value).success);
}

/** Files that are missing or that nothing reads. */
export function checkFiles(names: readonly string[]): Fault[] {
  const known = Object.keys(allSchemas);
  const unread = names.filter((name) => !isText(name) && !known.includes(name));
  const missing = known.filter((name) => !names.includes(name) && !absentFile(name));
  return [
    ...unread.map((name) => fileFault(name, "no page reads this file: rename it or delete it")),
    ...missing.map((name) => fileFault(name, "the file is missing")),
  ];
}
