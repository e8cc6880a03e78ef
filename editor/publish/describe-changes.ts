import type { NumberFormat } from "../../app/format/number-format";
import { siteNumberFormat } from "../../build/content/number-format";
import { parseContentFile } from "../../build/content/read-content-file";
import { isObject } from "../../build/content/sentence";
import { compareRecords, type Wording } from "./changes/compare-records";
import { fieldWords, fileWords } from "./changes/field-words";

/** The files of `content/`, by their path in it. */
export type ContentFiles = ReadonlyMap<string, Buffer>;

/** The legal texts. They are not among the records that the build checks. */
export const legalFile = "public/legal.json";
/** What a file has instead of records if it cannot be read. */
const unreadable = Symbol("unreadable");

/** What changed from one state of `content/` to another: one sentence for each change. */
export function describeChanges(before: ContentFiles, after: ContentFiles): string[] {
  const format = { before: formatOf(before), after: formatOf(after) };
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((path) => {
    const [old, changed] = [before.get(path), after.get(path)];
    if (old && changed) {
      const wordField = fieldWordsOf(path, after);
      return old.equals(changed) ? [] : describeFile(path, old, changed, { format, wordField });
    }
    return [`${fileWords(path)}${isRecords(path) ? ": the file was" : ""} ${old ? "removed" : "added"}`];
  });
}

function describeFile(path: string, before: Buffer, after: Buffer, wording: Wording): string[] {
  const name = fileWords(path);
  if (!isRecords(path)) return [`${name} ${path.startsWith("pictures/") ? "replaced" : "changed"}`];
  const [old, changed] = [recordsOf(path, before), recordsOf(path, after)];
  if (changed === unreadable) return [`${name}: the file cannot be read`];
  if (old === unreadable) return [`${name}: the file can be read again`];
  const sentences = compareRecords(old, changed, name, wording);
  if (sentences.length > 0) return sentences;
  const isSame = JSON.stringify(old) === JSON.stringify(changed);
  return [isSame ? `Only comments or spacing changed in ${name}` : `${name}: fields in another order`];
}

function isRecords(path: string): boolean {
  return path === legalFile || path.endsWith(".yaml");
}

function recordsOf(path: string, source: Buffer | undefined): unknown {
  if (source === undefined) return undefined;
  const text = source.toString("utf8");
  if (path !== legalFile) {
    const { value, fault } = parseContentFile(text);
    return fault ? unreadable : value;
  }
  try {
    return JSON.parse(text);
  } catch {
    return unreadable;
  }
}

function formatOf(files: ContentFiles): NumberFormat {
  const records = [...files].filter(([path]) => path.endsWith(".yaml"));
  return siteNumberFormat(
    Object.fromEntries(
      records.map(([path, source]) => [path.replace(/\.yaml$/, ""), recordsOf(path, source)]),
    ),
  );
}

function fieldWordsOf(path: string, files: ContentFiles): Wording["wordField"] {
  const titles = path === legalFile ? documentTitles(files) : {};
  const [file = ""] = path.split(/\.(?=[^.]*$)/);
  return (field, around) => {
    const title = around === "" ? titles[field] : undefined;
    if (typeof title === "string") return title;
    // The list of games.yaml is called games too.
    if (around === "" && (file === field || file.endsWith(`-${field}`))) return "";
    if (field === "title" && file.startsWith("pages/") && around !== "meta") return "heading";
    return fieldWords(field).words;
  };
}

/** The titles that the legal page gives to the documents. */
function documentTitles(files: ContentFiles): Record<PropertyKey, unknown> {
  const page = recordsOf("pages/legal.yaml", files.get("pages/legal.yaml"));
  const titles = isObject(page) ? page.documentTitles : undefined;
  return isObject(titles) ? titles : {};
}
