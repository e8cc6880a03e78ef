import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { drawingNames, iconNames } from "../../art/names";
import { writeFileAtOnce } from "../edit/write-file";
import { projectFolder } from "../project-folder";
import { pictureEndings, sceneNames } from "../schemas/parts";
import { type JsonSchema, jsonSchemas } from "./json-schemas";

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
    writeFileAtOnce(path, text);
  }
}

/** Lists of names that many fields choose from: written once, at the end. */
const nameLists: Readonly<Record<string, readonly string[]>> = {
  icon: iconNames,
  drawing: drawingNames,
  scene: sceneNames,
};

const introduction = `# Fields of content/

Every field of every file, written from the schemas. [owner.md](../docs/owner.md) has the steps for each kind of change.
\`stats.id\` is the field \`id\` of \`stats\`, or of each of its entries; \`nouns.*\` is each field of \`nouns\`, with a name that you choose.`;

/** One row for each field of every file. */
function contentReference(): string {
  const files = Object.entries(jsonSchemas).map(([file, schema]) => {
    const start = schema.type === "array" ? "A list. Each entry has:\n\n" : "";
    const rows = [["field", "kind", "what it is"], ["---", "---", "---"], ...rowsOf(schema.items ?? schema)];
    return `## ${file}.yaml\n\n${start}${rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}`;
  });
  const lists = Object.entries(nameLists).map(
    ([name, all]) => `## Every ${name}\n\n${all.map((each) => `\`${each}\``).join(", ")}`,
  );
  return `${[introduction, ...files, ...lists].join("\n\n")}\n`;
}

/** A row for each field: its name, its value, what it is for. */
function rowsOf(schema: JsonSchema, within = ""): string[][] {
  const { properties = {}, required = [], additionalProperties: others, propertyNames } = schema;
  const rows = Object.entries(properties).flatMap(([name, field]) =>
    rowsOfField(within + name, field, required.includes(name) ? "" : "Optional."),
  );
  // The fields whose names the owner chooses are one row.
  if (typeof others !== "object" || Object.keys(others).length === 0) return rows;
  const names = propertyNames?.enum ? `Named ${valueWords(propertyNames)}.` : "";
  return [...rows, ...rowsOfField(`${within}*`, others, names)];
}

function rowsOfField(name: string, field: JsonSchema, note: string): string[][] {
  const row = [`\`${name}\``, valueWords(field), `${note} ${field.description ?? ""}`.trim()];
  return [row, ...rowsOf(field.items ?? field, `${name}.`)];
}

function valueWords(field: JsonSchema): string {
  const { type, enum: names, const: constant, anyOf, pattern = "", items } = field;
  const [list] = Object.entries(nameLists).find(([, all]) => String(all) === String(names)) ?? [];
  if (list) return `the name of ${list === "icon" ? "an" : "a"} [${list}](#every-${list})`;
  if (names) return names.map((name) => `\`${name}\``).join(", ");
  if (constant !== undefined) return `\`${constant}\``;
  if (anyOf) return anyOf.map(valueWords).join(", or ");
  if (type === "object") return "a record";
  if (field.format === "date") return "a date: `2026-03-01`";
  if (type === "boolean") return "`true` or `false`";
  if (type === "number" || type === "integer") return numberWords(field);
  if (Array.isArray(items)) return `a list of ${items.length} texts`;
  if (type === "array")
    return items?.type === "object" ? "a list of records" : `a list: ${valueWords(items ?? {})}`;
  if (pattern.includes(`\\${pictureEndings[0]}`)) return "the name of a file in `content/pictures`";
  return pattern.startsWith("^[a-z0-9]") ? "small letters, digits, hyphens" : "text";
}

function numberWords({ type, minimum, maximum, exclusiveMinimum }: JsonSchema): string {
  const kind = type === "integer" ? "a whole number" : "a number";
  if (exclusiveMinimum !== undefined) return `${kind} above ${exclusiveMinimum}`;
  if (minimum === undefined) return kind;
  return maximum === undefined ? `${kind}, ${minimum} or more` : `${kind} from ${minimum} to ${maximum}`;
}
