import * as z from "zod";

/** Kinds of text. What is translated is in the meta of the schema: see site/translate.ts. */
export const plainText = z
  // Without quotes YAML reads 2024, {brand.name} and "Note: new" as something else.
  .string({ error: ({ input }) => (input == null ? "expected text" : "expected text in quotes") })
  // Nor one with nothing that is seen, such as a zero-width space.
  .refine((value) => /[^\s\p{Cf}\p{Cc}]/u.test(value), {
    error: "expected text that is not empty",
    abort: true,
  });

/** The names of all values that pages fill in while they are shown. */
export const phraseValues = new Set<string>();

/** A text for visitors: each language has its own. */
export const text = phrase();

/** A name: a translation may have its own, or leave it as it is. */
export const name = text.meta({ translation: "optional" });

/** A text for visitors in which the page fills in these values, such as `{count}`. */
export function phrase(...values: string[]) {
  for (const value of values) phraseValues.add(value);
  const allowed = values.map((value) => `{${value}}`);
  const inBraces = (value: string) => [...value.matchAll(/\{\w+\}/g)].map(([whole]) => whole);
  return plainText
    .refine((value) => inBraces(value).every((whole) => allowed.includes(whole)), {
      error: ({ input }) => {
        const unknown = inBraces(String(input)).filter((whole) => !allowed.includes(whole));
        return `expected no ${unknown.join(" and ")}${allowed.length > 0 ? `, but ${allowed.join(", ")}` : ""}`;
      },
    })
    .meta({
      translation: "required",
      ...(values.length > 0 && {
        description: `The page fills in ${allowed.map((value) => `\`${value}\``).join(", ")}.`,
      }),
    });
}

/** A text that visitors hear, but do not see. */
export function spoken(hint: string, words = text) {
  return words.describe(`${hint} Only read aloud, to blind visitors.`);
}

/** Fields that are texts, for a record. */
export function texts<const Field extends string>(...fields: Field[]): Record<Field, typeof text> {
  return Object.fromEntries(fields.map((field) => [field, text])) as Record<Field, typeof text>;
}
