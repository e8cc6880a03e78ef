import * as z from "zod";
import { type Content, identityOf, isObject, type Path, valueAt } from "./content";
import type { RecordFault } from "./fault";
import { innerSchema, unwrapped } from "./schemas/inner-schema";
import { nearestFirst } from "./schemas/nearest-first";

/** The record of a field (`the record "iron"`, empty outside a list), the field in it (`stats.latencyMs`), its value. */
type Place = { subject: string; field: string; value: unknown };

/** The innermost record with an id; entries of menus have no id, so their label or title is used. */
function placeOf(root: unknown, path: Path): Place {
  let subject = "";
  let fieldFrom = 0;
  let identified = false;
  let value = root;
  for (const [index, step] of path.entries()) {
    value = isObject(value) ? value[step] : undefined;
    const identity = isObject(value) ? identityOf(value) : null;
    const label = isObject(value) && !identified ? (value.label ?? value.title) : undefined;
    const name = identity?.name ?? (typeof label === "string" && label !== "" ? label : undefined);
    // An entry that is no record is named by its field: `languages[0]`.
    const isEntry = typeof step === "number" && (isObject(value) || index === 0);
    if (name === undefined && (subject !== "" || !isEntry)) continue;
    subject =
      name === undefined ? `the record number ${Number(step) + 1}` : `the record "${shortened(name)}"`;
    fieldFrom = index + 1;
    identified ||= identity !== null;
  }
  return { subject, field: pathText(path.slice(fieldFrom)), value };
}

/** What the schema of a file finds in its records. */
export function shapeFaults(content: Content, file: string, schema: z.ZodType | undefined): RecordFault[] {
  const { issues = [] } = schema?.safeParse(content[file]).error ?? {};
  /** The paths of faults that follow from an unknown field: of the field that it is meant to be, and of its record. */
  const following = new Set<string>();
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    return issue.keys.map((key) => {
      const absent = nearestFirst(key, absentFields(content[file], schema, issue.path));
      following.add(pathText(issue.path)).add(pathText([...issue.path, absent[0] ?? key]));
      return unknownFieldFault(content, file, [...issue.path, key], absent);
    });
  });
  const others = issues
    .filter(({ code, path }) => code !== "unrecognized_keys" && !following.has(pathText(path)))
    .map(({ path, message }) => faultAt(content, file, path, message));
  return [...unknown, ...others];
}

/** The fields that the record at a path may still have. */
function absentFields(root: unknown, schema: z.ZodType | undefined, path: Path): string[] {
  const ofRecord = unwrapped(path.reduce(innerSchema, schema));
  const fields = ofRecord instanceof z.ZodObject ? Object.keys(ofRecord.shape) : [];
  return fields.filter((field) => !Object.hasOwn(valueAt(root, path) as object, field));
}

function unknownFieldFault(
  content: Content,
  file: string,
  path: Path,
  absent: readonly string[],
): RecordFault {
  const { subject, field } = placeOf(content[file], path.slice(0, -1));
  const owner = subject || field || "the file";
  const within = subject && field && ` in ${field}`;
  const expected = absent.length === 0 ? "no further field" : absent.join(", ");
  const oneOf = absent.length > 1 ? "one of " : "";
  const message = `${owner} has the unknown field "${String(path.at(-1))}"${within}: expected ${oneOf}${expected}`;
  return { file, path, message };
}

export function faultAt(content: Content, file: string, path: Path, expectation: string): RecordFault {
  return { file, path, message: `${placeSentence(placeOf(content[file], path))}: ${expectation}` };
}

function placeSentence({ subject, field, value }: Place): string {
  const missing = value === undefined || value === null;
  if (field === "") return `${subject || "the file"} is ${missing ? "empty" : valueText(value)}`;
  if (subject === "") return missing ? `${field} is missing` : `${field} is ${valueText(value)}`;
  return missing ? `${subject} has no ${field}` : `${subject} has ${field} ${valueText(value)}`;
}

function pathText(path: Path) {
  const words = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`));
  return words.join("").replace(/^\./, "");
}

/** A value as the file has it, in at most 58 characters. */
export function valueText(value: unknown) {
  return shortened(typeof value === "number" ? String(value) : (JSON.stringify(value) ?? String(value)));
}

function shortened(words: string): string {
  return words.length > 60 ? `${words.slice(0, 57)}…` : words;
}
