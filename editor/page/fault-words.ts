import { labelOf } from "../forms/label-of";
import type { FieldFault } from "../records/refusal";
import { summaryOf } from "./list-row";

const longest = 160;

/** What a fault says at its field: what is expected. The field itself is in view. */
export function expectationOf(sentence: string): string {
  const [, expectation] = /: (expected .*)$/s.exec(sentence) ?? [];
  const words = (expectation ?? sentence).replace(/^./, (letter) => letter.toUpperCase());
  return words.length > longest ? `${words.slice(0, longest)} …` : words;
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
