import { labelOf } from "../forms/label-of";
import type { FieldFault } from "../records/refusal";
import { summaryOf } from "./list-row";

const longest = 240;

/** In place of words of the files. */
const ownWords: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/^expected text\b.*/, "Fill this in."],
  [/^expected a number, without quotes.*/, "Write a number, such as 499 or 1,299.50."],
  [/^expected a file of content\/pictures/, "Choose a picture."],
  [/^expected a number$/, "Write a number, such as 499 or 1,299.50."],
];

/** What a fault says at its field: what is expected. The field itself is in view. */
export function expectationOf(sentence: string): string {
  const [, expectation] = /: (expected .*)$/s.exec(sentence) ?? [];
  const own = ownWords.find(([pattern]) => pattern.test((expectation ?? "").replace(/\.$/, "")));
  const either = /^expected either (\w+) or (\w+)/
    .exec(expectation ?? "")
    ?.slice(1)
    .map(labelOf);
  if (own || either) return own ? own[1] : `Fill in either ${either?.join(" or ")}.`;
  const words = (expectation ?? sentence).replace(/^./, (letter) => letter.toUpperCase());
  return words.length > longest ? `${words.slice(0, longest).replace(/\S*$/, "")}…` : words;
}

/** For the list of faults, with the labels of the form: "Gold › Monthly: Expected a number above 0." */
export function faultInList(form: unknown, { sentence, path = [] }: FieldFault): string {
  let value = form;
  const labels = path.map((step) => {
    value = typeof value === "object" && value !== null ? value[step as never] : undefined;
    if (typeof step !== "number") return labelOf(String(step));
    return summaryOf(value).title || `Entry ${step + 1}`;
  });
  return [labels.join(" › "), expectationOf(sentence)].filter(Boolean).join(": ");
}
