import { plurals } from "virtual:language";
import { localNumber } from "./numbers";

type Values = Readonly<Record<string, string>>;

/** Fills in the values that a text names in braces. */
export function phrase(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

/** The forms of a text for the plurals of the language. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The form for a number, which is the value `{count}`. */
export function plural(forms: Plural, count: number, values: Values = {}): string {
  const rule = plurals[count < 200 ? count : 100 + (count % 100)] ?? "other";
  return phrase(forms[rule] ?? forms.other, { count: localNumber(count), ...values });
}
