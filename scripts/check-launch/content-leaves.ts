import { allContent } from "../../build/content-check/all-content";
import type { Content } from "../../build/content-check/check-content";
import { identityOf, isObject } from "../../build/content-check/sentence";

/** One value of the records: where it stands and what it is. */
export type Leaf = {
  /** Without its ending, as in `app/content/<file>.ts`. */
  file: string;
  exportName: string;
  path: readonly PropertyKey[];
  value: unknown;
  /** Read from the outside in: `diamond.ramGb`. */
  record: string;
  /** The record it is a field of. */
  within?: unknown;
};

/** Every value of the records, and every record itself (`sample: true` is said of a whole one). */
export function contentLeaves(content: Content = allContent): Leaf[] {
  return Object.entries(content).flatMap(([file, exports]) =>
    Object.entries(exports)
      .filter(([, value]) => typeof value !== "function")
      .flatMap(([exportName, value]) => descend({ file, exportName, path: [], value, record: exportName })),
  );
}

function descend(leaf: Leaf): Leaf[] {
  if (!isObject(leaf.value)) return [leaf];
  const steps: [PropertyKey, unknown][] = Array.isArray(leaf.value)
    ? [...leaf.value.entries()]
    : Object.entries(leaf.value);
  return steps.flatMap(([step, value]) =>
    descend({
      ...leaf,
      within: leaf.value,
      path: [...leaf.path, step],
      value,
      record: `${leaf.record}.${nameOf(step, value)}`,
    }),
  );
}

function nameOf(step: PropertyKey, value: unknown): string {
  const identity = isObject(value) && !Array.isArray(value) ? identityOf(value) : null;
  return identity ? identity.name : String(step);
}
