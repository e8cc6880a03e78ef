import * as z from "zod";

type IsValid = (text: string) => boolean;
type Nearest = (text: string) => string;

/** A text of a certain form. A refusal says what is expected, and what to write where that can be derived from the input. */
export function textForm(words: string, rule: RegExp | IsValid, nearest: Nearest) {
  const isValid = rule instanceof RegExp ? (text: string) => rule.test(text) : rule;
  const error = ({ input }: { input?: unknown }) => `expected ${words}${toWrite(input, isValid, nearest)}`;
  const string = z.string({ error });
  return rule instanceof RegExp
    ? string.regex(rule, { error, abort: true })
    : string.refine(rule, { error, abort: true });
}

/** `: write "EUR"`, or nothing. */
export function toWrite(input: unknown, isValid: IsValid, nearest: Nearest): string {
  // What YAML reads as a number or a flag was typed as text without quotes.
  const typed = ["string", "number", "boolean"].includes(typeof input) ? String(input).trim() : "";
  const text = typed && nearest(typed);
  return text && isValid(text) ? `: write "${text}"` : "";
}

/** "Half Slab" -> "half-slab" */
export function nearestId(text: string): string {
  const letters = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return letters.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
}

export function isDate(value: string): boolean {
  return z.iso.date().safeParse(value).success;
}

/** "2026-3-1" and "1 March 2026" -> "2026-03-01"; neither day nor month can be told from 01/03/2026. */
export function nearestDate(text: string): string {
  if (/^(\d{1,2} [a-z]+|[a-z]+ \d{1,2},) \d{4}$/i.test(text)) {
    const time = Date.parse(`${text} UTC`);
    return Number.isNaN(time) ? "" : new Date(time).toISOString().slice(0, 10);
  }
  return text.replaceAll(/[./-](\d)(?=[./-]|$)/g, "-0$1").replaceAll(/[./]/g, "-");
}

/** Without white space, and without signs that are not seen, such as a zero-width space. */
export function isHttps(value: unknown) {
  return typeof value === "string" && /^https:\/\/[^\s\p{Cf}]+$/u.test(value) && URL.canParse(value);
}

/** "www.site.example" and "http://www.site.example" -> "https://www.site.example" */
export function nearestHttps(text: string): string {
  const rest = text
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\s/g, "%20")
    .replace(/^([a-z]+:)?\/+/i, "");
  return /^[^/@.]+\.[^/@]/.test(rest) ? `https://${rest}` : "";
}

/** The domain is that of brand.yaml, where a wrong one is reported. */
export const mailForm = /^[^\s@:<>]+@[^\s@<>]+$/;

/** "mailto:help@site.example" and "Help <help@site.example>" -> "help@site.example" */
export function nearestMail(text: string): string {
  return /[^\s@:<>]+@[^\s@:<>]+/.exec(text.replaceAll(/\s*@\s*/g, "@"))?.[0] ?? "";
}

/** An address of a link: https, mail or telephone. */
export function isAddress(text: string): boolean {
  return isHttps(text) || /^(mailto:[^\s@]+@\S+|tel:\+?\d\S*)$/.test(text);
}

export function nearestAddress(text: string): string {
  if (/^(tel:)?[+\d][\d\s()./-]{4,}$/.test(text)) return `tel:${text.replaceAll(/[^\d+]/g, "")}`;
  const mail = text.includes("/") ? "" : nearestMail(text);
  return mail ? `mailto:${mail}` : nearestHttps(text);
}
