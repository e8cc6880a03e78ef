import type { Content } from "./check-content";
import { identityOf, isObject } from "./sentence";

/** One value of the records. */
export type Leaf = {
  /** `app/content/<file>.ts` */
  file: string;
  exportName: string;
  /** What the export holds. */
  root: unknown;
  path: readonly PropertyKey[];
  /** Export, ids of records and fields: `minecraftPlans.diamond.ramGb`. */
  record: string;
  value: unknown;
};

/** Every value of the records that is no list and no record itself. */
export function contentLeaves(content: Content): Leaf[] {
  return Object.entries(content).flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([exportName, root]) =>
      leavesBelow({ file, exportName, root, path: [], record: exportName, value: root }),
    ),
  );
}

function leavesBelow(leaf: Leaf): Leaf[] {
  if (!isObject(leaf.value)) return typeof leaf.value === "function" ? [] : [leaf];
  const isList = Array.isArray(leaf.value);
  return Object.entries(leaf.value).flatMap(([key, value]) => {
    const name = isList && isObject(value) ? (identityOf(value)?.name ?? key) : key;
    const path = [...leaf.path, isList ? Number(key) : key];
    return leavesBelow({ ...leaf, path, record: `${leaf.record}.${name}`, value });
  });
}
