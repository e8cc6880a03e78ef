import type { Content } from "../../build/content/content";
import { contentLeaves } from "../../build/content/content-leaves";
import { readContent } from "../../build/content/load-content";
import { placeLabel } from "../forms/label-of";
import { navigation } from "../forms/navigation";
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

/** Where words or a number occur in texts and values: first where they are all of it. */
export function search(content: Content, words: string): SearchResult[] {
  const wanted = comparable(words);
  if (wanted === "") return [];
  const number = readNumber(words);
  // Values in texts are filled: an owner looks for what is on the page.
  const leaves = contentLeaves(content).map((leaf) => {
    const text = comparable(leaf.value);
    return { ...leaf, isWhole: leaf.value === number || text === wanted, isFound: text.includes(wanted) };
  });
  return [
    ...leaves.filter(({ isWhole }) => isWhole),
    ...leaves.filter((leaf) => leaf.isFound && !leaf.isWhole),
  ]
    .slice(0, mostResults)
    .map(({ file, path, record, value, isWhole }) => {
      const names = record.split(".").slice(file.split(".").length);
      return { file, path, where: placeLabel(names), text: String(value), isWhole };
    });
}

/** Pages break lines elsewhere, and have no-break spaces of their own. */
function comparable(value: unknown): string {
  return String(value).replaceAll(/\s+/g, " ").trim().toLowerCase();
}

const pages = new Map(navigation.flatMap(({ entries }) => entries.map(({ file, page }) => [file, page])));

/** The field of a text of the site, preferably in a form of that page. */
export function fieldOfText(content: Content, { texts, page }: ClickedText): SearchResult | undefined {
  const ofPage = ({ file }: SearchResult) => pages.get(file) === page;
  for (const words of texts) {
    const results = search(content, words);
    const same = results.filter(({ isWhole }) => isWhole);
    const like = words.length < fewestLetters ? [] : results;
    const found = same.find(ofPage) ?? same[0] ?? like.find(ofPage) ?? like[0];
    if (found) return found;
  }
  return undefined;
}
