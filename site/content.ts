/** The records by the name of their file: `content["vps-plans"]` is what `content/vps-plans.yaml` holds. */
export type Content = Readonly<Record<string, unknown>>;

export type Path = readonly PropertyKey[];

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
  const leaves: Leaf[] = [];
  for (const [file, value] of Object.entries(content))
    addLeaves({ file, path: [], record: file, value }, leaves);
  return leaves;
}

function addLeaves({ file, path, record, value }: Leaf, leaves: Leaf[]) {
  if (!isObject(value)) {
    leaves.push({ file, path, record, value });
    return;
  }
  const isList = Array.isArray(value);
  for (const key of Object.keys(value)) {
    const inner = value[key];
    const name = isList && isObject(inner) ? (identityOf(inner)?.name ?? key) : key;
    const place = [...path, isList ? Number(key) : key];
    addLeaves({ file, path: place, record: `${record}.${name}`, value: inner }, leaves);
  }
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
