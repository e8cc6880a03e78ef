import { capitalised, counted } from "../../app/format/counted";
import { formatMoney, formatNumber } from "../../app/format/number-format";
import type { Content } from "./content";
import { siteNumberFormat } from "./number-format";
import { isObject } from "./sentence";

type Path = readonly PropertyKey[];
export type UnknownValue = { file: string; path: Path; sentence: string };

/**
 * Replaces `{home-figures.processor}` in texts by that value of the records, so that a figure that a text repeats is
 * written once. See "Values in texts" in docs/owner.md.
 */
export function fillValues(content: Content): { content: Content; unknown: UnknownValue[] } {
  const unknown: UnknownValue[] = [];

  function fillText(text: string, onUnknown: (name: string) => void, depth = 0): string {
    return text.replaceAll(/\{([\w.-]+)\}/g, (whole, name: string, offset: number) => {
      const value = readValue(content, name);
      // A text that contains itself has no end.
      if (value === undefined || depth > 5) {
        onUnknown(name);
        return whole;
      }
      const filled = fillText(value, onUnknown, depth + 1);
      return offset === 0 ? capitalised(filled) : filled;
    });
  }

  function fill(value: unknown, file: string, path: Path): unknown {
    if (typeof value === "string")
      return fillText(value, (name) =>
        unknown.push({ file, path, sentence: `{${name}} is no value of the records` }),
      );
    if (Array.isArray(value)) return value.map((entry, index) => fill(entry, file, [...path, index]));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, fill(entry, file, [...path, key])]),
    );
  }

  const filled = Object.entries(content).map(([file, value]) => [file, fill(value, file, [])]);
  return { content: Object.fromEntries(filled), unknown };
}

/** `home-figures.processor`, `vps-plans.foundry.monthlyInr`, `vps-plans.counted.plan`, `vps-plans.monthlyInr.lowest` */
function readValue(content: Content, name: string): string | undefined {
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
  if (typeof value === "string") return value;
  if (typeof value !== "number") return undefined;
  const format = siteNumberFormat(content);
  return field.startsWith("monthly") ? formatMoney(value, format) : formatNumber(value, format);
}

function ofList(list: readonly unknown[], step: string): unknown {
  if (step === "count") return list.length;
  if (step === "counted") return (noun: string) => counted(list.length, noun);
  const records = list.filter(isObject);
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
