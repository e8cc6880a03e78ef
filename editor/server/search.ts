import { searchable } from "../../app/browser/matches-search";
import { type Content, contentLeaves, type Path } from "../../site/content";
import { readContent } from "../../site/load-content";
import type { TextNode } from "../../site/schemas/text-page";
import { isText } from "../../site/texts/text-files";
import { fieldLabel, joinLabels, labelOf } from "../forms/label-of";
import { formTitle, navigation } from "../forms/navigation";
import { readNumber } from "../forms/numbers";
import type { ClickedText } from "../preview/choose-text";
import { entrySchema, fileOf, type RecordSchema } from "../records/record-files";

const mostResults = 60;
const contextLength = 30;
/** Shorter words are in too many texts. */
const fewestLetters = 8;

let recent: { folder: string; time: number; content: Content } | undefined;

/** The records, at most a second old: a form asks for many texts at once. */
export function recentContent(folder: string): Content {
  const isRecent = recent?.folder === folder && Date.now() - recent.time < 1000;
  recent = isRecent && recent ? recent : { folder, time: Date.now(), content: readContent(folder).content };
  return recent.content;
}

export type SearchResult = {
  file: string;
  path: readonly PropertyKey[];
  /** The labels of the field and of what it is in. */
  where: string;
  text: string;
  /** Whether the words are all of the text, or the number is the value. */
  isWhole: boolean;
};

/** Fields whose values no page shows. */
export const hiddenFields: readonly string[] =
  "id slug icon drawing color tone destination to cover logo sampleFields".split(" ");

type Ranked = { rank: number; result: SearchResult };

/**
 * Where words or a number occur in values, labels and hints: first where they are all of a text, then fields that may
 * still be empty, names for links last.
 */
export function search(content: Content, words: string): SearchResult[] {
  const wanted = comparable(words);
  if (wanted === "") return [];
  const forms = navigation.flatMap(({ entries }) => entries);
  const ofForms = forms
    .filter(({ title, about }) => hasAll(`${title} ${about}`, wanted))
    .map(({ file, about }) => ({ file, path: [], where: "", text: about, isWhole: false }));
  const ofFields = forms
    .flatMap(({ file }) => fieldsBelow(file, fileOf(file).schema))
    .filter(({ file, where, text }) => hasAll(`${formTitle(file)} ${where} ${text}`, wanted))
    .map((result) => ({ rank: comparable(result.where).includes(wanted) ? 1 : 3, result }));
  const ranked = byRank([...ofFields, ...searchValues(content, words)]);
  return [...ofForms, ...ranked].slice(0, mostResults);
}

function byRank(found: readonly Ranked[]): SearchResult[] {
  return found.toSorted((one, other) => one.rank - other.rank).map(({ result }) => result);
}

function searchValues(content: Content, words: string): Ranked[] {
  const wanted = comparable(words);
  const number = readNumber(words);
  // Values in texts are filled: an owner looks for what is on the page.
  return contentLeaves(withTextBodies(content)).flatMap(({ file, path, value }) => {
    const text = comparable(value);
    const where = fieldLabel(content[file], path);
    const isWhole = value === number || text === wanted;
    if (!isWhole && !hasAll(`${formTitle(file)} ${where} ${text}`, wanted)) return [];
    const isHidden = hiddenFields.includes(String(path.findLast((step) => typeof step === "string")));
    const rank = isHidden ? 4 : isWhole ? 0 : text.includes(wanted) ? 2 : 3;
    const shown = around(String(value), wanted);
    return [{ rank, result: { file, path, where, text: shown, isWhole: isWhole && !isHidden } }];
  });
}

/** The fields and sections of a form with their hints. Those of the entries of a list lead to the list. */
function fieldsBelow(
  file: string,
  schema: RecordSchema,
  path: Path = [],
  labels: readonly string[] = [],
  isInList = false,
): SearchResult[] {
  if (schema.type === "array") return fieldsBelow(file, entrySchema(schema), path, labels, true);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const fieldPath = isInList ? path : [...path, name];
    const inside = [...labels, labelOf(name)];
    const text = (field.description ?? "").replaceAll("`", "");
    const result = { file, path: fieldPath, where: joinLabels(inside), text, isWhole: false };
    return [result, ...fieldsBelow(file, field, fieldPath, inside, isInList)];
  });
}

/** The body of a page of text is one value, as it is one field. */
function withTextBodies(content: Content): Content {
  return Object.fromEntries(
    Object.entries(content).map(([file, value]) => {
      const { body } = Object(value) as { body?: readonly TextNode[] };
      return [file, isText(file) && body ? { ...Object(value), body: wordsOf(body) } : value];
    }),
  );
}

function wordsOf(nodes: readonly TextNode[]): string {
  const parts = nodes.map((node) =>
    typeof node === "string" ? node : (node.code ?? wordsOf(node.children ?? [])),
  );
  // Paragraphs and the like are no part of a sentence.
  return parts.join(nodes.some((node) => typeof node === "string") ? "" : " ");
}

/** The part of a long text around the words. */
function around(text: string, words: string): string {
  const start = Math.max(0, searchable(text).indexOf(words) - contextLength);
  return start > 0 ? `…${text.slice(start)}` : text;
}

function hasAll(text: string, wanted: string): boolean {
  const plain = comparable(text);
  return wanted.split(" ").every((word) => plain.includes(word));
}

/** Pages break lines elsewhere, and have no-break spaces of their own. */
function comparable(value: unknown): string {
  return searchable(String(value).replaceAll(/\s+/g, " ").trim());
}

const pages = new Map(navigation.flatMap(({ entries }) => entries.map(({ file, page }) => [file, page])));

/** The field of a text of the site, preferably of the record that was clicked, or else in a form of that page. */
export function fieldOfText(content: Content, { texts, ids, page }: ClickedText): SearchResult | undefined {
  const ofRecord = ({ file, path }: SearchResult) => {
    const record = (content[file] as readonly { id?: string }[])[path[0] as number];
    return record?.id !== undefined && ids.includes(record.id);
  };
  const ofPage = ({ file }: SearchResult) => pages.get(file) === page;
  for (const words of texts) {
    const results = byRank(searchValues(content, words));
    const whole = results.filter(({ isWhole }) => isWhole);
    const likely = whole.length > 0 || words.length < fewestLetters ? whole : results;
    const found = likely.find(ofRecord) ?? likely.find(ofPage) ?? likely[0];
    if (found) return found;
  }
  return undefined;
}
