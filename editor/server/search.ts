import { type Content, contentLeaves } from "../../build/content/content";
import { readContent } from "../../build/content/load-content";
import { placeLabel } from "../forms/label-of";
import { formTitle, navigation } from "../forms/navigation";
import { readNumber } from "../forms/numbers";
import type { ClickedText } from "../preview/choose-text";

const mostResults = 60;
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

/** Where words or a number occur in values and labels: first where they are all of a text, names for links last. */
export function search(content: Content, words: string): SearchResult[] {
  const wanted = comparable(words);
  if (wanted === "") return [];
  const number = readNumber(words);
  const each = wanted.split(" ");
  const hasAll = (text: string) => each.every((word) => text.includes(word));
  const forms = navigation.flatMap(({ entries }) => entries);
  const ofForms = forms
    .filter(({ title, about }) => hasAll(comparable(`${title} ${about}`)))
    .map(({ file, about }) => ({ file, path: [], where: "", text: about, isWhole: false }));
  // Values in texts are filled: an owner looks for what is on the page.
  const found = contentLeaves(content).flatMap(({ file, path, value }) => {
    const text = comparable(value);
    const where = placeLabel(content[file], path);
    const isWhole = value === number || text === wanted;
    if (!isWhole && !hasAll(comparable(`${formTitle(file)} ${where} ${text}`))) return [];
    const isHidden = hiddenFields.includes(String(path.findLast((step) => typeof step === "string")));
    const rank = isHidden ? 3 : isWhole ? 0 : text.includes(wanted) ? 1 : 2;
    return [{ rank, result: { file, path, where, text: String(value), isWhole: isWhole && !isHidden } }];
  });
  const ranked = found.toSorted((one, other) => one.rank - other.rank).map(({ result }) => result);
  return [...ofForms, ...ranked].slice(0, mostResults);
}

/** Pages break lines elsewhere, and have no-break spaces of their own. */
function comparable(value: unknown): string {
  return String(value).replaceAll(/\s+/g, " ").trim().toLowerCase();
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
    const results = search(content, words);
    const whole = results.filter(({ isWhole }) => isWhole);
    const likely = whole.length > 0 || words.length < fewestLetters ? whole : results;
    const found = likely.find(ofRecord) ?? likely.find(ofPage) ?? likely[0];
    if (found) return found;
  }
  return undefined;
}
