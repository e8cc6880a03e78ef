import { capitalised, counted, numberWord } from "../../app/format/counted";
import { formatOrdinalDay } from "../../app/format/dates";
import { type Figure, formatFigure, formatMoney, formatNumber } from "../../app/format/number-format";
import type { Content } from "./content";
import { isAmount } from "./content-leaves";
import { siteNumberFormat } from "./number-format";
import { isObject } from "./sentence";

/**
 * The words for a value of the records: `home-figures.processor`, `vps-plans.foundry.monthly`,
 * `vps-plans.first.title`, `vps-plans.counted.VPS plan`, `vps-plans.monthly.lowest`, `games.games.joined.title`.
 */
export function readValue(content: Content, name: string): string | undefined {
  if (name === "brand.telephoneDigits")
    return readValue(content, "brand.telephone")?.replaceAll(/[^\d+]/g, "");
  let value: unknown = content;
  let field = "";
  for (const step of name.split(".")) {
    if (typeof value === "function") value = value(step);
    else if (Array.isArray(value)) value = ofList(value, step);
    else value = isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
    if (step !== "lowest" && step !== "highest") field = step;
  }
  const format = siteNumberFormat(content);
  if (isObject(value) && typeof value.value === "number") return formatFigure(value as Figure, format);
  // A date is written as "1st March 2025".
  if (typeof value === "string") return formatOrdinalDay(value);
  if (typeof value !== "number") return undefined;
  return isAmount(field) ? formatMoney(value, format) : formatNumber(value, format);
}

/** The empty list that a value would be read from. */
export function emptyListOf(content: Content, name: string): string | undefined {
  let value: unknown = content;
  const steps = name.split(".");
  for (const [index, step] of steps.entries()) {
    if (Array.isArray(value) && value.length === 0) return steps.slice(0, index).join(".");
    if (Array.isArray(value)) value = ofList(value, step);
    else value = isObject(value) ? value[step] : undefined;
  }
  return undefined;
}

function ofList(list: readonly unknown[], step: string): unknown {
  if (step === "count") return list.length;
  if (step === "countInWords") return numberWord(list.length);
  if (step === "counted") return (noun: string) => counted(list.length, noun);
  if (step === "Counted") return (noun: string) => capitalised(counted(list.length, noun));
  if (step === "first") return list.at(0);
  if (step === "last") return list.at(-1);
  const records = list.filter(isObject);
  if (step === "joined" && list.length > 0)
    return (field: string) => joined(records.map((record) => record[field]));
  const named = records.find((record) => record.id === step || record.slug === step);
  if (named) return named;
  const values = records.map((record) => record[step]);
  if (values.length === 0) return undefined;
  if (values.every((value) => typeof value === "number"))
    return { lowest: Math.min(...values), highest: Math.max(...values) };
  // The names of all, as a sentence has them.
  if (values.every((value) => typeof value === "string"))
    return new Intl.ListFormat("en-GB", { type: "conjunction" }).format(new Set(values));
  // Records of records: the cities of all regions.
  return values.every(Array.isArray) ? values.flat() : undefined;
}

/** "Email, Telephone, Discord": a list without "and", for the beginning of a sentence with a colon. */
function joined(values: readonly unknown[]): string | undefined {
  return values.every((value) => typeof value === "string") ? values.join(", ") : undefined;
}
