import { formatDate } from "../../app/format/date-format";
import { forSale } from "../../app/format/for-sale";
import { type Figure, formatFigure, formatMoney, formatNumber } from "../../app/format/number-format";
import { phraseValues, type Records } from "../../schemas/all-schemas";
import type { Content, Fault } from "./content";
import { isAmount } from "./content-leaves";
import { siteLanguage } from "./language";
import { isOfMissingPage } from "./missing-pages";
import { siteNumberFormat } from "./number-format";
import { isObject } from "./sentence";

/**
 * Replaces `{home-figures.processor}` in texts by that value of the records, so that a figure that a text repeats is
 * written once. See "Values in texts" in docs/owner.md. `unknown` are the texts with a value that does not exist.
 */
export function fillValues(content: Content): { content: Content; unknown: Fault[] } {
  const unknown: Fault[] = [];

  /** `within` are the values whose text this is. */
  function fillText(text: string, faults: string[], within: readonly string[] = []): string {
    return text.replaceAll(/\{([^{}]*)\}|[{}]/g, (whole, name = "") => {
      // Filled in by the page; the schema says which texts have them.
      if (phraseValues.has(name)) return whole;
      const { words, emptyList, noun } = readValue(content, name);
      if (words !== undefined && !within.includes(name)) return fillText(words, faults, [...within, name]);
      if (words !== undefined) faults.push(`${whole} contains itself`);
      // The text of another value has its own fault.
      else if (within.length === 0) faults.push(noValue(whole, { emptyList, noun }));
      return whole;
    });
  }

  function fill(value: unknown, file: string, path: Fault["path"]): unknown {
    if (Array.isArray(value)) return value.map((entry, index) => fill(entry, file, [...path, index]));
    if (isObject(value))
      return Object.fromEntries(
        Object.entries(value).map(([key, entry]) => [
          key,
          // Its braces are its own: see schemas/text-page.ts.
          key === "code" ? entry : fill(entry, file, [...path, key]),
        ]),
      );
    if (typeof value !== "string") return value;
    const faults: string[] = [];
    const filled = fillText(value, faults);
    const [sentence] = isOfMissingPage(content, file) ? [] : faults;
    if (sentence !== undefined) unknown.push({ file, path, sentence });
    return filled;
  }

  const filled = Object.entries(content).map(([file, value]) => [file, fill(value, file, [])]);
  return { content: Object.fromEntries(filled), unknown };
}

function noValue(whole: string, { emptyList, noun }: Value): string {
  if (whole.length === 1) return `the text has a single ${whole}`;
  if (noun !== undefined)
    return `${whole} needs the plural forms of "${noun}": add them to nouns in interface.yaml`;
  return emptyList === undefined
    ? `${whole} is no value of the records`
    : `${whole} has no value, because ${emptyList} is empty: write another text, or remove it`;
}

/** Its words; or why it has none: the empty list that it would be read from, the noun without plural forms. */
type Value = { words?: string; emptyList?: string | undefined; noun?: string | undefined };

/**
 * The words for a value of the records: `home-figures.processor`, `vps-plans.foundry.monthly`,
 * `vps-plans.first.title`, `vps-plans.counted.VPS plan`, `vps-plans.monthly.lowest`, `games.games.joined.title`; or the
 * empty list that it would be read from.
 */
export function readValue(content: Content, name: string): Value {
  if (name === "brand.telephoneDigits") {
    const { words = "" } = readValue(content, "brand.telephone");
    return { words: words.replaceAll(/[^\d+]/g, "") };
  }
  const steps = name.split(".");
  let value: unknown = content;
  for (const [index, step] of steps.entries()) {
    if (typeof value === "function") {
      value = value(step);
      if (value === undefined && /^counted$/i.test(steps[index - 1] ?? "")) return { noun: step };
    } else if (Array.isArray(value)) {
      const found = ofList(value, step, content);
      if (found === undefined && value.length === 0) return { emptyList: steps.slice(0, index).join(".") };
      value = found;
    } else value = isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }
  const field = steps.findLast((step) => step !== "lowest" && step !== "highest");
  const words = wordsOf(value, field, content);
  return words === undefined ? {} : { words };
}

function wordsOf(value: unknown, field: string | undefined, content: Content): string | undefined {
  const format = siteNumberFormat(content);
  if (isObject(value) && typeof value.value === "number") return formatFigure(value as Figure, format);
  if (typeof value === "string") {
    const { dayFormat, ordinalDays } = siteLanguage(content);
    // A date is written as "1st March 2025".
    return formatDate(value, dayFormat, ordinalDays);
  }
  if (typeof value !== "number") return undefined;
  return isAmount(field) ? formatMoney(value, format) : formatNumber(value, format);
}

function ofList(list: readonly unknown[], step: string, content: Content): unknown {
  if (step === "count") return list.length;
  if (step === "countInWords") return numberWord(list.length, content);
  if (step === "counted") return (noun: string) => counted(list.length, noun, content);
  if (step === "Counted") return (noun: string) => capitalised(counted(list.length, noun, content));
  if (step === "first") return list.at(0);
  if (step === "last") return list.at(-1);
  const records = list.filter(isObject);
  if (step === "joined" && list.length > 0)
    return (field: string) => joined(records.map((record) => record[field]));
  const named = records.find((record) => record.id === step || record.slug === step);
  if (named) return named;
  const values = records.map((record) => record[step]);
  if (values.length === 0) return undefined;
  const offered = forSale(records).map((record) => record[step]);
  if (offered.every((value) => typeof value === "number"))
    return { lowest: Math.min(...offered), highest: Math.max(...offered) };
  // The names of all, as a sentence has them.
  if (values.every((value) => typeof value === "string"))
    return new Intl.ListFormat(siteLanguage(content).locale, { type: "conjunction" }).format(new Set(values));
  // Records of records: the cities of all regions.
  return values.every(Array.isArray) ? values.flat() : undefined;
}

/** "three", "13". */
function numberWord(count: number, content: Content): string {
  const { numberWords = [] } = (content.interface ?? {}) as Partial<Records["interface"]>;
  return numberWords[count] ?? formatNumber(count, siteNumberFormat(content));
}

/** "ten blocks", "one block"; undefined without plural forms of the noun in interface.yaml. */
function counted(count: number, noun: string, content: Content): string | undefined {
  const { nouns } = (content.interface ?? {}) as Partial<Records["interface"]>;
  const { plurals } = siteLanguage(content);
  const rule = plurals[count < 200 ? count : 100 + (count % 100)] ?? "other";
  const forms = nouns?.[noun];
  return forms && `${numberWord(count, content)} ${forms[rule] ?? forms.other}`;
}

function capitalised(text: string | undefined): string | undefined {
  return text && text.charAt(0).toUpperCase() + text.slice(1);
}

/** "Email, Telephone, Discord": a list without "and", for the beginning of a sentence with a colon. */
function joined(values: readonly unknown[]): string | undefined {
  return values.every((value) => typeof value === "string") ? values.join(", ") : undefined;
}
