import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectFolder } from "../project-folder";
import { contentReference } from "./content-reference";
import { jsonSchemas } from "./json-schemas";

/** Ignored by git; the first line of each file of `content/` names its schema in it. */
const generatedFolder = ".generated";

/** A JSON Schema for each file of `content/`, for editors, and all fields as a text. */
export function generatedFiles(): Record<string, string> {
  const schemas = Object.entries(jsonSchemas).map(([file, schema]) => {
    return [`schemas/${file}.json`, JSON.stringify(schema)];
  });
  return { ...Object.fromEntries(schemas), "content-reference.md": contentReference() };
}

/** Writes what has changed. Several commands may do this at once: each file is replaced as a whole. */
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
