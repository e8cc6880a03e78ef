import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as z from "zod";
import { projectFolder } from "../project-folder";
import { allSchemas } from "../schemas/all-schemas";

/** The parts of JSON Schema that our schemas produce. */
export type JsonSchema = {
  type?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: string[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
};

/** The schema of each file of `content/`, for editors: completion, and errors underlined while typing. */
export const jsonSchemas: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  Object.entries(allSchemas).map(([file, schema]) => [
    file,
    z.toJSONSchema(schema, {
      // Draft 7 is the one that every YAML extension of an editor knows.
      target: "draft-7",
      override: ({ jsonSchema }) => {
        // The largest exact integer of JavaScript is no rule of ours.
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      },
    }) as JsonSchema,
  ]),
);

/** The types of the modules `content/*.yaml`: each field of a file is an export. */
function contentTypes(): string {
  const modules = Object.entries(allSchemas).map(([file, schema]) => {
    const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
    return [
      `declare module "*/content/${file}.yaml" {`,
      `  type Records = import("../site/schemas/all-schemas").Records["${file}"];`,
      ...fields.map((name) => `  export const ${name}: Records["${name}"];`),
      "  const records: Records;",
      "  export default records;",
      "}",
    ].join("\n");
  });
  return `${modules.join("\n")}\n`;
}

/** Ignored by git; the first line of each file of `content/` names its schema in it. */
const generatedFolder = ".generated";

/** A JSON Schema for each file of `content/`, for editors, and the types of the modules `content/*.yaml`, for `tsc`. */
export function generatedFiles(): Record<string, string> {
  const schemas = Object.entries(jsonSchemas).map(([file, schema]) => [
    `schemas/${file}.json`,
    JSON.stringify(schema),
  ]);
  return { ...Object.fromEntries(schemas), "content-files.d.ts": contentTypes() };
}

/** Writes what has changed. Several commands may do this at once, while `tsc` reads the files: each is replaced as a whole. */
export function writeGeneratedFiles(folder = join(projectFolder, generatedFolder)) {
  for (const [name, text] of Object.entries(generatedFiles())) {
    const path = join(folder, name);
    if (existsSync(path) && readFileSync(path, "utf8") === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    const next = `${path}.${process.pid}`;
    writeFileSync(next, text);
    renameSync(next, path);
  }
}
