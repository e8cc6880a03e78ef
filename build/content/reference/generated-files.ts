import { contentReference } from "./content-reference";
import { contentTypes } from "./content-types";
import { jsonSchemas } from "./json-schemas";

/** `schemas/json/<file>.json` for each file of `content/`, and the types of all. */
export function schemaFiles(): Record<string, string> {
  const files = Object.entries(jsonSchemas).map(([file, schema]) => [
    `schemas/json/${file}.json`,
    `${JSON.stringify(schema, null, 1)}\n`,
  ]);
  return { ...Object.fromEntries(files), "app/content/content-files.d.ts": contentTypes() };
}

const begin = "<!-- The rest is written by `npm run schemas`. -->";

/** The guide with the reference of all fields after the mark. */
export function withReference(guide: string): string {
  const [text = ""] = guide.split(begin);
  return `${text.trimEnd()}\n\n${begin}\n\n${contentReference()}\n`;
}
