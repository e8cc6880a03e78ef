import { formatDate } from "../app/format/date-format";
import { forSale } from "../app/format/for-sale";
import { type Figure, formatFigure, formatMoney, formatNumber } from "../app/format/number-format";
import { type Content, type Fault, isAmount, isObject, type Path } from "./content";
import { siteLanguage } from "./language";
import { isOfMissingPage } from "./missing-pages";
import { phraseValues, type Records } from "./schemas/all-schemas";

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
      const { words, fault } = readValue(content, name);
      if (words !== undefined && !within.includes(name)) return fillText(words, faults, [...within, name]);
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
    const [sentence] = isOfMissingPage(content, file) ? [] : faults;
    if (sentence !== undefined) unknown.push({ file, path, sentence });
    return filled;
  }

  const filled = Object.entries(content).map(([file, value]) => [file, fill(value, file, [])]);
  return { content: Object.fromEntries(filled), unknown };
}

/**
 * The words for a value of the records: `home-figures.processor`, `vps-plans.foundry.monthly`,
 * `vps-plans.first.title`, `vps-plans.counted.VPS plan`, `vps-plans.monthly.lowest`, `games.games.joined.title`; or the
 * end of a sentence on why it has none.
 */
export function readValue(content: Content, name: string): { words?: string; fault?: string } {
  if (name === "brand.telephoneDigits") {
    const { words = "" } = readValue(content, "brand.telephone");
    return { words: words.replaceAll(/[^\d+]/g, "") };
  }
  const steps = name.split(".");
  let value: unknown = content;
  for (const [index, step] of steps.entries()) {
    if (typeof value === "function") {
      value = value(step);
      if (value === undefined && /^counted$/i.test(steps[index - 1] ?? ""))
        return { fault: `needs the plural forms of "${step}": add them to nouns in interface.yaml` };
    } else if (Array.isArray(value)) {
      const list = value;
      value = ofList(list, step, content);
      if (value === undefined && list.length === 0) {
        const emptyList = steps.slice(0, index).join(".");
        return { fault: `has no value, because ${emptyList} is empty: write another text, or remove it` };
      }
    } else value = isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }
  const field = steps.findLast((step) => step !== "lowest" && step !== "highest");
  const words = wordsOf(value, field, content);
  return words === undefined ? { fault: "is no value of the records" } : { words };
}

function wordsOf(value: unknown, field: string | undefined, content: Content): string | undefined {
  const { numberFormat, dayFormat, ordinalDays } = siteLanguage(content);
  // A date is written as "1st March 2025".
  if (typeof value === "string") return formatDate(value, dayFormat, ordinalDays);
  if (isObject(value) && typeof value.value === "number") return formatFigure(value as Figure, numberFormat);
  if (typeof value !== "number") return undefined;
  return isAmount(field) ? formatMoney(value, numberFormat) : formatNumber(value, numberFormat);
}

function ofList(list: readonly unknown[], step: string, content: Content): unknown {
  if (step === "count") return list.length;
  if (step === "countInWords") return numberWord(list.length, content);
  if (step === "counted") return (noun: string) => counted(list.length, noun, content);
  if (step === "Counted")
    return (noun: string) =>
      counted(list.length, noun, content)?.replace(/^./u, (first) => first.toUpperCase());
  if (step === "first") return list.at(0);
  if (step === "last") return list.at(-1);
  const records = list.filter(isObject);
  const isText = (value: unknown) => typeof value === "string";
  // "Email, Telephone, Discord": without "and", for the beginning of a sentence with a colon.
  if (step === "joined" && list.length > 0)
    return (field: string) => {
      const values = records.map((record) => record[field]);
      return values.every(isText) ? values.join(", ") : undefined;
    };
  const named = records.find((record) => record.id === step || record.slug === step);
  if (named || records.length === 0) return named;
  const offered = forSale(records).map((record) => record[step]);
  if (offered.every((value) => typeof value === "number"))
    return { lowest: Math.min(...offered), highest: Math.max(...offered) };
  const values = records.map((record) => record[step]);
  // The names of all, as a sentence has them.
  if (values.every(isText))
    return new Intl.ListFormat(siteLanguage(content).locale, { type: "conjunction" }).format(new Set(values));
  // Records of records: the cities of all regions.
  return values.every(Array.isArray) ? values.flat() : undefined;
}

/** "three", "13". */
function numberWord(count: number, content: Content): string {
  const { numberWords = [] } = (content.interface ?? {}) as Partial<Records["interface"]>;
  return numberWords[count] ?? formatNumber(count, siteLanguage(content).numberFormat);
}

/** "ten blocks", "one block"; undefined without plural forms of the noun in interface.yaml. */
function counted(count: number, noun: string, content: Content): string | undefined {
  const { nouns } = (content.interface ?? {}) as Partial<Records["interface"]>;
  const { plurals } = siteLanguage(content);
  const rule = plurals[count < 200 ? count : 100 + (count % 100)] ?? "other";
  const forms = nouns?.[noun];
  return forms && `${numberWord(count, content)} ${forms[rule] ?? forms.other}`;
}
