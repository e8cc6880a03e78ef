import * as z from "zod";
import { allSchemas, type Records } from "../../schemas/all-schemas";
import { namedDestinations } from "../../schemas/brand";
import type { Content } from "./content";
import { siteNumberFormat } from "./number-format";

/**
 * Each field of a record is an export of its own, so that a page gets only those that it reads. The name of a destination
 * becomes its address, and the marks of made-up records, which are for `npm run check:launch`, are left out.
 */
export function contentModule(content: Content, name: string): string {
  const { destinations, ...brand } = content.brand as Records["brand"];
  // The app needs the addresses that it names itself; those of the records are in the records.
  const named = Object.keys(namedDestinations.shape).map((key) => [key, destinations[key]]);
  const value = name === "brand" ? { ...brand, destinations: Object.fromEntries(named) } : content[name];
  const code = (part: unknown) =>
    JSON.stringify(part, (key, inner) => {
      if (key === "destination") return destinations[inner] ?? inner;
      return /^sample(Fields)?$/.test(key) ? undefined : inner;
    });
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return `export default ${code(value)};`;
  // A field that may be absent is an export too: importing one that does not exist is an error.
  const schema = allSchemas[name];
  const optional = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const fields = { ...Object.fromEntries(optional.map((key) => [key, undefined])), ...value };
  const exports = Object.entries(fields).map(([key, field]) => `export const ${key} = ${code(field)};`);
  return `${exports.join("\n")}\nexport default { ${Object.keys(value).join(", ")} };`;
}

/** How Intl writes numbers in the locale of the site (see app/format/number-format.ts), and the tax of its prices. */
export const numberFormatId = "virtual:number-format";

export function numberFormatModule(content: Content): string {
  const { tax } = content.brand as Records["brand"];
  return `export const numberFormat = ${JSON.stringify(siteNumberFormat(content))};
export const tax = ${JSON.stringify(tax)};`;
}
