/** The records by the name of their file: `content["vps-plans"]` is what `content/vps-plans.yaml` holds. */
export type Content = Readonly<Record<string, unknown>>;

export type Path = readonly PropertyKey[];

/** A value that the owner has to correct. */
export type Fault = {
  file: string;
  path: Path;
  /** The sentence without file and line. */
  sentence: string;
};

/** One value of the records. */
export type Leaf = {
  /** `content/<file>.yaml` */
  file: string;
  path: Path;
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

/** Undefined if the path leads nowhere. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, step) => (isObject(inner) ? inner[step] : undefined), value);
}

export function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === "object" && value !== null;
}

/** The field that identifies a record, and its value. */
export function identityOf(value: Record<PropertyKey, unknown>) {
  for (const field of ["id", "slug"] as const) {
    const name = value[field];
    if (typeof name === "string" && name !== "") return { field, name };
  }
  return null;
}

const amountFields = new Set<unknown>(["monthly", "price", "setupFee"]);

/** Whether the value of the field is an amount of money. */
export function isAmount(field: unknown): boolean {
  return amountFields.has(field);
}

/** The prices of all plans and games. */
export function amounts(content: Content): number[] {
  return contentLeaves(content).flatMap(({ path, value }) =>
    isAmount(path.at(-1)) && typeof value === "number" ? [value] : [],
  );
}
