import * as z from "zod";
import { allSchemas } from "../../schemas/all-schemas";
import type { Content } from "./content";
import { siteNumberFormat } from "./number-format";

/**
 * Each field of a record is an export of its own, so that a page gets only those that it reads. The marks of made-up
 * records are for `npm run check:launch` only.
 */
export function contentModule(content: Content, name: string): string {
  const value = name === "brand" ? withNumberFormat(content) : content[name];
  const code = (part: unknown) =>
    JSON.stringify(part, (key, inner) => (/^sample(Fields)?$/.test(key) ? undefined : inner));
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return `export default ${code(value)};`;
  // A field that may be absent is an export too: importing one that does not exist is an error.
  const schema = allSchemas[name];
  const optional = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const fields = { ...Object.fromEntries(optional.map((key) => [key, undefined])), ...value };
  const exports = Object.entries(fields).map(([key, field]) => `export const ${key} = ${code(field)};`);
  return `${exports.join("\n")}\nexport default { ${Object.keys(value).join(", ")} };`;
}

/** Locale and currency as the app needs them. */
function withNumberFormat(content: Content) {
  return { ...(content.brand as object), numberFormat: siteNumberFormat(content) };
}
