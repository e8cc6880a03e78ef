import type { Content } from "./content";
import { identityOf, isObject } from "./sentence";

/** One value of the records. */
export type Leaf = {
  /** `content/<file>.yaml` */
  file: string;
  path: readonly PropertyKey[];
  /** File, ids of records and fields: `minecraft-plans.diamond.ramGb`. */
  record: string;
  value: unknown;
};

/** Every value of the records that is no list and no record itself. */
export function contentLeaves(content: Content): Leaf[] {
  return Object.entries(content).flatMap(([file, value]) =>
    leavesBelow({ file, path: [], record: file, value }),
  );
}

function leavesBelow(leaf: Leaf): Leaf[] {
  if (!isObject(leaf.value)) return [leaf];
  const isList = Array.isArray(leaf.value);
  return Object.entries(leaf.value).flatMap(([key, value]) => {
    const name = isList && isObject(value) ? (identityOf(value)?.name ?? key) : key;
    const path = [...leaf.path, isList ? Number(key) : key];
    return leavesBelow({ ...leaf, path, record: `${leaf.record}.${name}`, value });
  });
}

const amountFields = new Set<unknown>(["monthly", "price", "setupFee"]);

/** Whether the value of the field is an amount of money. */
export function isAmount(field: unknown): boolean {
  return amountFields.has(field);
}

/** The prices of all plans and games. */
export function amounts(content: Content): (Leaf & { value: number })[] {
  return contentLeaves(content).filter(
    (leaf): leaf is Leaf & { value: number } => isAmount(leaf.path.at(-1)) && typeof leaf.value === "number",
  );
}
