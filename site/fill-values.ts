import { type Content, isAmount, isObject, type Path } from "./content";
import type { RecordFault } from "./fault";
import { type Figure, formatOf } from "./format";
import { isOfMissingPage } from "./missing-pages";
import { phraseValues, type Records } from "./schemas/all-schemas";

/**
 * Replaces `{home-figures.processor}` in texts by that value of the records, so that a figure that a text repeats is
 * written once. See "Values in texts" in docs/owner.md. `unknown` are the texts with a value that does not exist.
 */
export function fillValues(content: Content): { content: Content; unknown: RecordFault[] } {
  const unknown: RecordFault[] = [];

  /** `within` are the values whose text this is. */
  function fillText(text: string, faults: string[], within: readonly string[] = []): string {
    return text.replaceAll(/\{([^{}]*)\}|[{}]/g, (whole, name = "", position) => {
      // Filled in by the page; the schema says which texts have them.
      if (phraseValues.has(name)) return whole;
      const { words, fault } = readValue(content, name);
      if (words !== undefined && !within.includes(name)) {
        const filled = fillText(words, faults, [...within, name]);
        return position === 0 && /\.counted\b/i.test(name) ? capitalized(filled) : filled;
      }
      if (words !== undefined) faults.push(`${whole} contains itself`);
      else if (whole.length === 1) faults.push(`the text has a single ${whole}`);
      // The text of another value has its own fault.
      else if (within.length === 0) faults.push(`${whole} ${fault}`);
      return whole;
    });
  }

  function fill(value: unknown, file: string, path: Path): unknown {
    if (Array.isArray(value)) return value.map((entry, index) => fill(entry, file, [...path, index]));
    if (isObject(value)) {
      const fields = Object.entries(value).map(([key, entry]) => {
        // The braces of code are its own: see site/schemas/text-page.ts.
        return [key, key === "code" ? entry : fill(entry, file, [...path, key])];
      });
      return Object.fromEntries(fields);
    }
    if (typeof value !== "string") return value;
    const faults: string[] = [];
    const filled = fillText(value, faults);
    const [message] = isOfMissingPage(content, file) ? [] : faults;
    if (message !== undefined) unknown.push({ file, path, message });
    return filled;
  }

  const filled = Object.entries(content).map(([file, value]) => [file, fill(value, file, [])]);
  return { content: Object.fromEntries(filled), unknown };
}

function capitalized(words: string): string {
  return words.replace(/^./u, (first) => first.toUpperCase());
}

type Reading = { words?: string; fault?: string };

/** Steps of the first release, whose texts are still read. */
const earlierSteps = new Map([
  ["Counted", ["counted"]],
  ["countInWords", ["counted"]],
  ["joined", []],
]);

const unknownValue: Reading = { fault: "is no value of the records" };

/**
 * The words for a value of the records: `home-figures.processor`, `vps-plans.foundry.monthly`, `vps-plans.first.title`,
 * `vps-plans.counted.VPS plan`, `vps-plans.monthly.lowest`; or the end of a sentence on why it has none.
 */
export function readValue(content: Content, name: string): Reading {
  if (name === "brand.telephoneDigits") {
    const { words = "" } = readValue(content, "brand.telephone");
    return { words: words.replaceAll(/[^\d+]/g, "") };
  }
  const steps = name.split(".").flatMap((step) => earlierSteps.get(step) ?? step);
  let value: unknown = content;
  for (const [index, step] of steps.entries()) {
    if (!Array.isArray(value)) {
      value = isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
      continue;
    }
    if (step === "counted") return counted(value.length, steps.slice(index + 1), content);
    const isEmpty = value.length === 0;
    value = ofList(value, step, content);
    if (value === undefined && isEmpty) {
      const list = steps.slice(0, index).join(".");
      return { fault: `has no value, because ${list} is empty: write another text, or remove it` };
    }
  }
  const field = steps.findLast((step) => step !== "lowest" && step !== "highest");
  const words = wordsOf(value, field, content);
  return words === undefined ? unknownValue : { words };
}

function wordsOf(value: unknown, field: string | undefined, content: Content): string | undefined {
  const format = formatOf(content);
  // A date is written as "1st March 2025".
  if (typeof value === "string") return format.ordinalDay(value);
  if (isObject(value) && typeof value.value === "number") return format.figure(value as Figure);
  if (typeof value !== "number") return undefined;
  return isAmount(field) ? format.money(value) : format.number(value);
}

function ofList(list: readonly unknown[], step: string, content: Content): unknown {
  if (step === "count") return list.length;
  if (step === "first") return list.at(0);
  if (step === "last") return list.at(-1);
  const records = list.filter(isObject);
  const named = records.find((record) => record.id === step || record.slug === step);
  if (named || records.length === 0) return named;
  const offered = forSale(records).map((record) => record[step]);
  if (offered.every((value) => typeof value === "number"))
    return { lowest: Math.min(...offered), highest: Math.max(...offered) };
  const values = records.map((record) => record[step]);
  // The names of all, as a sentence has them.
  if (values.every((value) => typeof value === "string")) return formatOf(content).list(new Set(values));
  // Records of records: the cities of all regions.
  return values.every(Array.isArray) ? values.flat() : undefined;
}

/** Those that can be ordered; all if none can. */
function forSale<Record extends { soldOut?: unknown }>(records: readonly Record[]): readonly Record[] {
  const left = records.filter(({ soldOut }) => soldOut !== true);
  return left.length > 0 ? left : records;
}

/** "three" and "13"; with a noun "ten blocks" and "one block", by the plural forms in interface.yaml. */
function counted(count: number, [noun, ...others]: readonly string[], content: Content): Reading {
  const { numberWords = [], nouns } = (content.interface ?? {}) as Partial<Records["interface"]>;
  const format = formatOf(content);
  const number = numberWords[count] ?? format.number(count);
  if (noun === undefined) return { words: number };
  if (others.length > 0) return unknownValue;
  const forms = nouns?.[noun];
  return forms
    ? { words: `${number} ${format.plural(forms, count)}` }
    : { fault: `needs the plural forms of "${noun}": add them to nouns in interface.yaml` };
}
