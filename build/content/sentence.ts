import type * as z from "zod";
import { nearestFirst } from "../../schemas/nearest-first";
import type { Fault } from "./content";

type Path = readonly PropertyKey[];
type Issue = z.core.$ZodIssue;

/** The record of a field (`the record "iron"`, empty outside a list), the field in it (`stats.latencyMs`), its value. */
export type Place = { subject: string; field: string; value: unknown };

/** The innermost record with an id; entries of menus have no id, so their label or title is used. */
export function placeOf(root: unknown, path: Path): Place {
  let subject = "";
  let fieldFrom = 0;
  let identified = false;
  let value = root;
  for (const [index, step] of path.entries()) {
    value = isObject(value) ? value[step] : undefined;
    const name = isObject(value) ? nameOf(value, identified) : null;
    // An entry that is no record is named by its field: `languages[0]`.
    const isEntry = typeof step === "number" && (isObject(value) || index === 0);
    const unnamed = subject === "" && isEntry ? `the record number ${step + 1}` : null;
    const found = name === null ? unnamed : `the record "${name}"`;
    if (found === null) continue;
    subject = found;
    fieldFrom = index + 1;
    identified ||= isObject(value) && identityOf(value) !== null;
  }
  return { subject, field: pathText(path.slice(fieldFrom)), value };
}

/** The field that identifies a record, and its value. */
export function identityOf(value: Record<PropertyKey, unknown>) {
  for (const field of ["id", "slug"] as const) {
    const name = value[field];
    if (typeof name === "string" && name !== "") return { field, name };
  }
  return null;
}

export function issueFaults(file: string, root: unknown, issues: readonly Issue[]): Fault[] {
  const misspelt = new Set(issues.flatMap((issue) => unknownFields(issue).map(({ meant }) => meant)));
  return issues
    .filter(({ path }) => !misspelt.has(pathText(path)))
    .flatMap((issue) => {
      if (issue.code === "invalid_union") return unionFaults(file, root, issue);
      if (issue.code === "unrecognized_keys")
        return unknownFields(issue).map(({ path, expected }) =>
          unknownFieldFault(file, root, path, expected),
        );
      return [faultAt(file, root, issue.path, issue.message)];
    });
}

type UnknownField = { path: Path; expected: string; meant: string };

/** The unknown fields of a record, and for each the absent field that is most like it. */
function unknownFields(issue: Issue): UnknownField[] {
  if (issue.code !== "unrecognized_keys") return [];
  const absent = issue.message === "" ? [] : issue.message.split(", ");
  return issue.keys.map((key) => {
    const [nearest, ...others] = nearestFirst(key, absent);
    const expected =
      nearest === undefined
        ? "expected no further field"
        : `expected ${others.length > 0 ? "one of " : ""}${[nearest, ...others].join(", ")}`;
    return { path: [...issue.path, key], expected, meant: pathText([...issue.path, nearest ?? key]) };
  });
}

function unknownFieldFault(file: string, root: unknown, path: Path, expected: string): Fault {
  const { subject, field } = placeOf(root, path.slice(0, -1));
  const owner = subject === "" ? field || "the file" : subject;
  const within = subject === "" || field === "" ? "" : ` in ${field}`;
  return {
    file,
    path,
    sentence: `${owner} has the unknown field "${String(path.at(-1))}"${within}: ${expected}`,
  };
}

/** The faults of the shape that is most like the record; the message of the union if two shapes are equally so. */
function unionFaults(file: string, root: unknown, union: z.core.$ZodIssueInvalidUnion): Fault[] {
  const [nearest = [], second = []] = [...union.errors].sort((one, other) => distance(one) - distance(other));
  const inside = nearest.map((issue) => ({ ...issue, path: [...union.path, ...issue.path] }) as Issue);
  const isRecord = isObject(placeOf(root, union.path).value);
  if (!isRecord || distance(nearest) !== distance(second)) return issueFaults(file, root, inside);
  const unknownInBoth = unknownKeys(nearest).filter((key) => unknownKeys(second).includes(key));
  if (unknownInBoth.length === 0) return [faultAt(file, root, union.path, union.message)];
  return unknownInBoth.map((key) => unknownFieldFault(file, root, [...union.path, key], union.message));
}

function unknownKeys(issues: readonly Issue[]): string[] {
  return issues.flatMap((issue) => (issue.code === "unrecognized_keys" ? issue.keys : []));
}

/** An unknown field counts most. */
function distance(issues: readonly Issue[]): number {
  return issues.length + 10 * unknownKeys(issues).length;
}

export function faultAt(file: string, root: unknown, path: Path, expectation: string): Fault {
  return { file, path, sentence: `${placeSentence(placeOf(root, path))}: ${expectation}` };
}

function placeSentence({ subject, field, value }: Place): string {
  const missing = value === undefined || value === null;
  if (subject === "") {
    if (field === "") return missing ? "the file is empty" : `the file is ${valueText(value)}`;
    return missing ? `${field} is missing` : `${field} is ${valueText(value)}`;
  }
  if (field === "") return missing ? `${subject} is empty` : `${subject} is ${valueText(value)}`;
  return missing ? `${subject} has no ${field}` : `${subject} has ${field} ${valueText(value)}`;
}

export function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === "object" && value !== null;
}

function nameOf(value: Record<PropertyKey, unknown>, identified: boolean) {
  const identity = identityOf(value);
  if (identity) return identity.name;
  const label = value.label ?? value.title;
  return !identified && typeof label === "string" && label !== "" ? label : null;
}

function pathText(path: Path) {
  const words = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`));
  return words.join("").replace(/^\./, "");
}

function valueText(value: unknown) {
  const words = typeof value === "number" ? String(value) : (JSON.stringify(value) ?? String(value));
  return words.length > 60 ? `${words.slice(0, 57)}…` : words;
}
