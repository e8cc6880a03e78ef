import type * as z from "zod";

type Path = readonly PropertyKey[];
type Issue = z.core.$ZodIssue;

/** The record of a field (`the record "iron"`), the field in it (`stats.latencyMs`) and its value. */
export type Place = { subject: string; field: string; value: unknown };

/** The innermost record with an id; entries of menus have no id, so their label or title is used. */
export function placeOf(exportName: string, root: unknown, path: Path): Place {
  let subject = exportName;
  let fieldFrom = 0;
  let identified = false;
  let value = root;
  for (const [index, step] of path.entries()) {
    value = isObject(value) ? value[step] : undefined;
    const name = isObject(value) ? nameOf(value, identified) : null;
    const unnamed = index === 0 && typeof step === "number" ? `the record number ${step + 1}` : null;
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
  for (const field of ["id", "slug", "key"] as const) {
    const name = value[field];
    if (typeof name === "string" && name !== "") return { field, name };
  }
  return null;
}

export function issueSentences(file: string, exportName: string, root: unknown, issue: Issue): string[] {
  if (issue.code === "invalid_union" && issue.errors.length > 0) {
    return nearestBranch(issue.errors).flatMap((inner) =>
      issueSentences(file, exportName, root, { ...inner, path: [...issue.path, ...inner.path] } as Issue),
    );
  }
  const { subject, field, value } = placeOf(exportName, root, issue.path);
  if (issue.code === "unrecognized_keys") {
    const within = field === "" ? "" : ` in ${field}`;
    return issue.keys.map((key) => `${file}: ${subject} has the unknown field "${key}"${within}.`);
  }
  return [faultSentence(file, { subject, field, value }, issue.message)];
}

export function faultSentence(file: string, { subject, field, value }: Place, expectation: string) {
  if (field === "") return `${file}: ${subject} is ${wordValue(value)}: ${expectation}.`;
  if (value === undefined) return `${file}: ${subject} has no ${field}: ${expectation}.`;
  return `${file}: ${subject} has ${field} ${wordValue(value)}: ${expectation}.`;
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
