/* The end of a refusal: what to write in place of a value that YAML read as something else. Empty if that is not known. */

/** What the owner wrote without quotes and YAML did not read as text: `2024`, `true`, `{brand.name}`, `Note: new`. */
export function textToWrite(input: unknown): string {
  if (typeof input === "number" || typeof input === "boolean") return `: write "${input}"`;
  const [[key, value] = [], ...others] = Object.entries(input ?? {});
  if (key === undefined || others.length > 0 || Array.isArray(input)) return "";
  if (value === null) return `: write "{${key}}"`;
  return typeof value === "object" ? "" : `: write "${key}: ${value}"`;
}

/** A number that the owner wrote as text: `"400"`, `1,099`, `₹299`, `99%`, `4,99 €`. */
export function numberToWrite(input: unknown): string {
  const found = typeof input === "string" ? input.replaceAll(/[\p{Sc}%\s]/gu, "") : "";
  if (/^-?\d+(\.\d+)?$/.test(found)) return `: write ${found}`;
  // A comma or a point before one or two last digits is the decimal sign, others separate groups.
  const [, whole = "", decimals] = /^(-?\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(found) ?? [];
  const number = [whole.replaceAll(/[.,]/g, ""), decimals].filter(Boolean).join(".");
  return number && `: write ${number}`;
}

/** `yes` and `off`, which other programs read as flags. */
export function flagToWrite(input: unknown): string {
  if (/^(yes|on|true)$/i.test(String(input))) return ": write true";
  return /^(no|off|false)$/i.test(String(input)) ? ": write false" : "";
}
