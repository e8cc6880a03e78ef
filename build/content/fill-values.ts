import { capitalised } from "../../app/format/counted";
import type { Content, Fault } from "./content";
import { isUnused } from "./missing-pages";
import { optionalPart } from "./optional-part";
import { emptyList, readValue } from "./read-value";
import { isObject } from "./sentence";

export type Filled = {
  content: Content;
  unknown: Fault[];
  /** Optional parts of the records with nothing but values of empty lists. */
  leftOut: Pick<Fault, "file" | "path">[];
};

/**
 * Replaces `{home-figures.processor}` in texts by that value of the records, so that a figure that a text repeats is
 * written once. A sentence with a value of an empty list is left out. See "Values in texts" in docs/owner.md.
 */
export function fillValues(content: Content): Filled {
  const unknown: Fault[] = [];
  const leftOut: Filled["leftOut"] = [];

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
      const filled = fillText(shownSentences(content, value) ?? value, onFault, [...within, name]);
      // Other values keep the spelling of their record: a name may begin with a small letter.
      return offset === 0 && /\.count(ed|InWords)\b/.test(name) ? capitalised(filled) : filled;
    });
  }

  function fillField(text: string, file: string, path: Fault["path"]): string {
    const shown = shownSentences(content, text);
    if (shown === undefined) {
      const instead = insteadOf(content, file, path);
      if (instead !== undefined) return fillField(instead, file, path);
      const optional = optionalPart(file, path);
      if (optional) leftOut.push({ file, path: optional });
      else if (!isUnused(content, file, path))
        unknown.push({ file, path, sentence: emptyText(content, text) });
      return text;
    }
    const sentences: string[] = [];
    const filled = fillText(shown, (sentence) => sentences.push(sentence));
    unknown.push(...sentences.slice(0, 1).map((sentence) => ({ file, path, sentence })));
    return filled;
  }

  function fill(value: unknown, file: string, path: Fault["path"]): unknown {
    if (typeof value === "string") return fillField(value, file, path);
    if (Array.isArray(value)) return value.map((entry, index) => fill(entry, file, [...path, index]));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, fill(entry, file, [...path, key])]),
    );
  }

  const filled = Object.entries(content).map(([file, value]) => [file, fill(value, file, [])]);
  return { content: Object.fromEntries(filled), unknown, leftOut };
}

/**
 * The sentences without values of empty lists; undefined if none is left. The number of entries of an empty list can be
 * written, so a text of such sentences alone stays.
 */
function shownSentences(content: Content, text: string, within: readonly string[] = []): string | undefined {
  const sentences = text.split(/(?<=[.?!] )/).map((sentence) => {
    const names = namesIn(sentence);
    const lists = names.map((name) => emptyList(content, name)?.asked);
    // The text of another field may be left out as a whole.
    const isLeftOut = (name: string) =>
      !within.includes(name) &&
      shownSentences(content, readValue(content, name) ?? "", [...within, name]) === undefined;
    const unknown = lists.includes("value") || names.some(isLeftOut);
    return { sentence, unknown, empty: unknown || lists.includes("count") };
  });
  const full = sentences.filter(({ empty }) => !empty);
  const kept = full.length > 0 ? full : sentences.filter(({ unknown }) => !unknown);
  if (kept.length === sentences.length) return text;
  if (kept.length === 0) return undefined;
  return kept
    .map(({ sentence }) => sentence)
    .join("")
    .trimEnd();
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
}

function emptyText(content: Content, text: string): string {
  const name = namesIn(text).find((value) => emptyList(content, value)) ?? namesIn(text)[0];
  const list = emptyList(content, name ?? "")?.list ?? "its list";
  return `the text has nothing but {${name}}, and ${list} has no entries: write a text without it`;
}

/** Search engines show the lead of a page that has no other description. */
function insteadOf(content: Content, file: string, path: Fault["path"]): string | undefined {
  if (path.join(".") !== "meta.description") return undefined;
  const page = content[file];
  const lead = isObject(page) && isObject(page.head) ? page.head.lead : undefined;
  return typeof lead === "string" && shownSentences(content, lead) !== undefined ? lead : undefined;
}
