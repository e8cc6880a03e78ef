import { capitalised } from "../../app/format/counted";
import type { Content, Fault } from "./content";
import { readValue } from "./read-value";
import { isObject } from "./sentence";

/**
 * Replaces `{home-figures.processor}` in texts by that value of the records, so that a figure that a text repeats is
 * written once. See "Values in texts" in docs/owner.md.
 */
export function fillValues(content: Content): { content: Content; unknown: Fault[] } {
  const unknown: Fault[] = [];

  /** `within` are the values whose text this is. */
  function fillText(
    text: string,
    onFault: (sentence: string) => void,
    within: readonly string[] = [],
  ): string {
    return text.replaceAll(/\{([^{}]*)\}|[{}]/g, (whole, name: string | undefined, offset: number) => {
      const value = name === undefined ? undefined : readValue(content, name);
      if (name === undefined || value === undefined) {
        // The text of another value has its own fault.
        if (within.length === 0)
          onFault(
            name === undefined ? `the text has a single ${whole}` : `${whole} is no value of the records`,
          );
        return whole;
      }
      if (within.includes(name)) {
        onFault(`${whole} contains itself`);
        return whole;
      }
      const filled = fillText(value, onFault, [...within, name]);
      // Other values keep the spelling of their record: a name may begin with a small letter.
      return offset === 0 && /\.count(ed|InWords)\b/.test(name) ? capitalised(filled) : filled;
    });
  }

  function fill(value: unknown, file: string, path: Fault["path"]): unknown {
    if (typeof value === "string") {
      const sentences: string[] = [];
      const filled = fillText(value, (sentence) => sentences.push(sentence));
      unknown.push(...sentences.slice(0, 1).map((sentence) => ({ file, path, sentence })));
      return filled;
    }
    if (Array.isArray(value)) return value.map((entry, index) => fill(entry, file, [...path, index]));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, fill(entry, file, [...path, key])]),
    );
  }

  const filled = Object.entries(content).map(([file, value]) => [file, fill(value, file, [])]);
  return { content: Object.fromEntries(filled), unknown };
}
