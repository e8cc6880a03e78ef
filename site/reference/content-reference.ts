import { drawingNames, iconNames } from "../../art/names";
import { pictureEndings, sceneNames } from "../schemas/parts";
import { type JsonSchema, jsonSchemas } from "./json-schemas";

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
export function contentReference(): string {
  const lists = Object.entries(nameLists).map(
    ([name, all]) => `## Every ${name}\n\n${all.map((each) => `\`${each}\``).join(", ")}`,
  );
  const files = Object.entries(jsonSchemas).map(fileReference);
  return `${[introduction, ...files, ...lists].join("\n\n")}\n`;
}

function fileReference([file, schema]: [string, JsonSchema]): string {
  const isList = schema.type === "array";
  const rows = [
    ["field", "kind", "what it is"],
    ["---", "---", "---"],
    ...rowsOf(isList ? (schema.items ?? {}) : schema),
  ];
  return [
    `## ${file}.yaml`,
    isList ? "A list. Each entry has:" : "",
    rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n"),
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** A row for each field: its name, its value, what it is for. */
function rowsOf(schema: JsonSchema, within = ""): string[][] {
  const { properties = {}, required = [] } = schema;
  return [...Object.entries(properties), ...otherFields(schema)].flatMap(([name, field]) => {
    const notes = [required.includes(name) || name === anyName ? "" : "Optional.", field.description ?? ""];
    return [
      [`\`${within}${name}\``, valueWords(field), notes.filter(Boolean).join(" ")],
      ...rowsOf(field.items ?? field, `${within}${name}.`),
    ];
  });
}

const anyName = "*";

/** The fields whose names the owner chooses are one row. */
function otherFields({ additionalProperties: field, propertyNames }: JsonSchema): [string, JsonSchema][] {
  if (typeof field !== "object" || Object.keys(field).length === 0) return [];
  const names = propertyNames?.enum ? [`Named ${valueWords(propertyNames)}.`] : [];
  return [[anyName, { ...field, description: [...names, field.description ?? ""].join(" ").trim() }]];
}

const nameOf = "the name of ";

/** "the name of a drawing, or of a file". */
function oneOfWords([first = "", ...others]: readonly string[]): string {
  return [first, ...others.map((words) => words.replace(nameOf, "of "))].join(", or ");
}

function valueWords(field: JsonSchema): string {
  const [list] = Object.entries(nameLists).find(([, all]) => String(all) === String(field.enum)) ?? [];
  if (list) return `${nameOf}${/^[aeiou]/.test(list) ? "an" : "a"} [${list}](#every-${list})`;
  if (field.enum) return field.enum.map((name) => `\`${name}\``).join(", ");
  if (field.const !== undefined) return `\`${field.const}\``;
  if (field.anyOf) return oneOfWords(field.anyOf.map(valueWords));
  if (field.type === "object") return "a record";
  if (field.format === "date") return "a date: `2026-03-01`";
  if (field.type === "boolean") return "`true` or `false`";
  if (field.type === "number" || field.type === "integer") return numberWords(field);
  if (field.type === "array") return listWords(field);
  if (field.pattern?.includes(`\\${pictureEndings[0]}`)) return `${nameOf}a file in \`content/pictures\``;
  return field.pattern?.startsWith("^[a-z0-9]") ? "small letters, digits, hyphens" : "text";
}

function numberWords({ type, minimum, maximum, exclusiveMinimum }: JsonSchema): string {
  const kind = type === "integer" ? "a whole number" : "a number";
  if (minimum !== undefined && maximum !== undefined) return `${kind} from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `${kind}, ${minimum} or more`;
  return exclusiveMinimum === undefined ? kind : `${kind} above ${exclusiveMinimum}`;
}

function listWords({ items }: JsonSchema): string {
  if (Array.isArray(items)) return `a list of ${items.length} texts`;
  return items?.type === "object" ? "a list of records" : `a list: ${valueWords(items ?? {})}`;
}
