import type * as z from "zod";
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
    const unnamed = subject === "" && typeof step === "number" ? `the record number ${step + 1}` : null;
    const found = name === null ? unnamed : `the record "${name}"`;
    if (found === null) continue;
    subject = found;
    fieldFrom = index + 1;
    identified ||= isObject(value) && identityOf(value) !== null;
  }
  return { subject, field: wordPath(path.slice(fieldFrom)), value };
}

/** The field that identifies a record, and its value. */
export function identityOf(value: Record<PropertyKey, unknown>) {
  for (const field of ["id", "slug"] as const) {
    const name = value[field];
    if (typeof name === "string" && name !== "") return { field, name };
  }
  return null;
}

export function issueFaults(file: string, root: unknown, issue: Issue): Fault[] {
  if (issue.code === "invalid_union" && issue.errors.length > 0) {
    return nearestBranch(issue.errors).flatMap((inner) =>
      issueFaults(file, root, { ...inner, path: [...issue.path, ...inner.path] } as Issue),
    );
  }
  if (issue.code !== "unrecognized_keys") return [faultAt(file, root, issue.path, issue.message)];
  const { subject, field } = placeOf(root, issue.path);
  const owner = subject === "" ? field || "the file" : subject;
  const within = subject === "" || field === "" ? "" : ` in ${field}`;
  return issue.keys.map((key) => ({
    file,
    path: [...issue.path, key],
    sentence: `${owner} has the unknown field "${key}"${within}`,
  }));
}

export function faultAt(file: string, root: unknown, path: Path, expectation: string): Fault {
  return { file, path, sentence: `${placeSentence(placeOf(root, path))}: ${expectation}` };
}

function placeSentence({ subject, field, value }: Place): string {
  const missing = value === undefined || value === null;
  if (subject === "") {
    if (field === "") return missing ? "the file is empty" : `the file is ${wordValue(value)}`;
    return missing ? `${field} is missing` : `${field} is ${wordValue(value)}`;
  }
  if (field === "") return missing ? `${subject} is empty` : `${subject} is ${wordValue(value)}`;
  return missing ? `${subject} has no ${field}` : `${subject} has ${field} ${wordValue(value)}`;
}

export function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === "object" && value !== null;
}

/** Of the shapes a record may have, the one with the fewest faults; an unknown field counts most. */
function nearestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  const distance = (issues: readonly Issue[]) =>
    issues.reduce((sum, issue) => sum + (issue.code === "unrecognized_keys" ? 10 : 1), 0);
  return [...branches].sort((one, other) => distance(one) - distance(other))[0] ?? [];
}

function nameOf(value: Record<PropertyKey, unknown>, identified: boolean) {
  const identity = identityOf(value);
  if (identity) return identity.name;
  const label = value.label ?? value.title;
  return !identified && typeof label === "string" && label !== "" ? label : null;
}

function wordPath(path: Path) {
  const words = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`));
  return words.join("").replace(/^\./, "");
}

function wordValue(value: unknown) {
  const words = typeof value === "number" ? String(value) : (JSON.stringify(value) ?? String(value));
  return words.length > 60 ? `${words.slice(0, 57)}…` : words;
}
