import type { RJSFSchema } from "@rjsf/utils";
import { labelOf } from "../forms/label-of";
import type { FieldFault } from "../records/refusal";

const longest = 240;

/** In place of words of the files. */
const ownWords: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/^.*: expected text\b.*/s, "Fill this in."],
  [/^.*: expected a number(, without quotes.*)?$/s, "Write a number, such as 499 or 1,299.50."],
  [/^.*: expected a file of content\/pictures.*/s, "Choose a picture."],
  [
    /^.*: expected a name of destinations.*/s,
    "Choose one of the list, or write an address that starts with https://.",
  ],
  [/^.*: expected the id of an? \w+: .*/s, "Choose one of the list."],
  [/^another record has the \w+ (".*") too$/s, "Another entry has the name $1 too: choose another one."],
  [/^.*: (expected .*)$/s, "$1."],
];

/** What a fault says at its field: what is expected. The field itself is in view. */
export function expectationOf(sentence: string): string {
  const plain = sentence.replace(/\.$/, "");
  const either = /: expected either (\w+) or (\w+)/.exec(plain)?.slice(1).map(labelOf);
  if (either) return `Fill in either ${either.join(" or ")}.`;
  const [pattern, own] = ownWords.find(([each]) => each.test(plain)) ?? [/$/, "."];
  const words = plain.replace(pattern, own).replace(/^./, (letter) => letter.toUpperCase());
  return words.length > longest ? `${words.slice(0, longest).replace(/\S*$/, "")}…` : words;
}

/** Faults in the order of the fields of a form; those of other forms are the last ones. */
export function inOrder(schema: RJSFSchema, file: string, faults: readonly FieldFault[]): FieldFault[] {
  const keyOf = (fault: FieldFault) =>
    [fault.file === file ? 0 : 1, ...placesOf(schema, fault.path ?? [])]
      .map((place) => String(place).padStart(4, "0"))
      .join();
  return faults.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
}

function placesOf(schema: RJSFSchema | undefined, [step, ...rest]: readonly PropertyKey[]): number[] {
  if (step === undefined) return [];
  if (typeof step === "number") return [step, ...placesOf(schema?.items as RJSFSchema, rest)];
  const fields = (schema?.properties ?? {}) as Record<PropertyKey, RJSFSchema>;
  return [Object.keys(fields).indexOf(String(step)) + 1, ...placesOf(fields[step], rest)];
}
