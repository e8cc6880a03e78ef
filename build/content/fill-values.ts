import type { Content, Fault } from "./content";
import { isOfMissingPage } from "./missing-pages";
import { emptyListOf, readValue } from "./read-value";
import { isObject } from "./sentence";

/**
 * Replaces `{home-figures.processor}` in texts by that value of the records, so that a figure that a text repeats is
 * written once. See "Values in texts" in docs/owner.md. `unknown` are the texts with a value that does not exist.
 */
export function fillValues(content: Content): { content: Content; unknown: Fault[] } {
  const unknown: Fault[] = [];

  /** `within` are the values whose text this is. */
  function fillText(
    text: string,
    onFault: (sentence: string) => void,
    within: readonly string[] = [],
  ): string {
    return text.replaceAll(/\{([^{}]*)\}|[{}]/g, (whole, name: string | undefined) => {
      const value = name === undefined ? undefined : readValue(content, name);
      if (name === undefined || value === undefined) {
        // The text of another value has its own fault.
        if (within.length === 0) onFault(faultOf(content, whole, name));
        return whole;
      }
      if (within.includes(name)) {
        onFault(`${whole} contains itself`);
        return whole;
      }
      return fillText(value, onFault, [...within, name]);
    });
  }

  function fill(value: unknown, file: string, path: Fault["path"]): unknown {
    if (Array.isArray(value)) return value.map((entry, index) => fill(entry, file, [...path, index]));
    if (isObject(value))
      return Object.fromEntries(
        Object.entries(value).map(([key, entry]) => [key, fill(entry, file, [...path, key])]),
      );
    if (typeof value !== "string") return value;
    const sentences: string[] = [];
    const filled = fillText(value, (sentence) => sentences.push(sentence));
    const [sentence] = isOfMissingPage(content, file) ? [] : sentences;
    if (sentence !== undefined) unknown.push({ file, path, sentence });
    return filled;
  }

  const filled = Object.entries(content).map(([file, value]) => [file, fill(value, file, [])]);
  return { content: Object.fromEntries(filled), unknown };
}

function faultOf(content: Content, whole: string, name: string | undefined): string {
  if (name === undefined) return `the text has a single ${whole}`;
  const list = emptyListOf(content, name);
  return list === undefined
    ? `${whole} is no value of the records`
    : `${whole} has no value, because ${list} is empty: write another text, or remove it`;
}
