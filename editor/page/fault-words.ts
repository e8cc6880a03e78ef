import { labelOf } from "../forms/label-of";
import { formTitle } from "../forms/navigation";

const longest = 240;

/** In place of words of the files. */
const ownWords: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/^.*: expected text\b.*/s, "Fill this in."],
  [/^.*: expected a number(, without quotes.*)?$/s, "Write a number, such as 499 or 1,299.50."],
  [/^.*: expected a file of content\/pictures.*/s, "Choose a picture."],
  [/^.*: expected a real date.*/s, "Choose a day that exists, with its month and year."],
  [
    /^.*: expected a name of destinations.*/s,
    "Choose one of the list, or write an address that starts with https://.",
  ],
  [/^.*: expected the id of an? \w+: .*/s, "Choose one of the list."],
  [/^another record has the \w+ (".*") too$/s, "Another entry has the name $1 too: choose another one."],
  [/^.*: (expected .*)$/s, "$1."],
  [/^(?:The legal text "\w+" )?((?:is|leads|costs) .*)$/s, "This $1."],
];

/** What a fault says at its field: what is expected. The field itself is in view. */
export function expectationOf(sentence: string): string {
  const plain = sentence
    .replace(/\.$/, "")
    .replace(/: run npm run prices$/, ": compare each price with the one that your store asks")
    .replaceAll(/([\w-]+)\.yaml/g, (name, file) => formTitle(file) ?? name);
  const either = /: expected either (\w+) or (\w+)/.exec(plain)?.slice(1).map(labelOf);
  if (either) return `Fill in either ${either.join(" or ")}.`;
  const [pattern, own] = ownWords.find(([each]) => each.test(plain)) ?? [/$/, "."];
  const words = plain
    .replace(pattern, own)
    .replaceAll(/(?<=^|[\s,(])[a-z]+[A-Z]\w*(?=[\s,.)]|$)/g, labelOf)
    .replace(/^./, (letter) => letter.toUpperCase());
  return words.length > longest ? `${words.slice(0, longest).replace(/\S*$/, "")}…` : words;
}
