type Entry = Record<string, unknown>;

/**
 * The ids of new entries follow their titles: "Gold plus" is "gold-plus". An entry that is in the file keeps its id, which
 * addresses may contain.
 */
export function withIds(before: unknown, after: unknown, saved: unknown): unknown {
  if (before === after) return after;
  if (Array.isArray(after)) {
    const old = Array.isArray(before) ? before : [];
    const inFile = Array.isArray(saved) ? saved : [];
    return after.map((entry, index) => {
      const known = inFile.find((each) => idOf(each) !== undefined && idOf(each) === idOf(entry));
      const inside = withIds(old[index], entry, known ?? inFile[index]);
      return known || !isEntry(inside) ? inside : withOwnId(old[index], inside, after);
    });
  }
  if (!isEntry(after)) return after;
  const [old, inFile] = [before, saved].map((value) => (isEntry(value) ? value : {}));
  return Object.fromEntries(
    Object.entries(after).map(([name, value]) => [name, withIds(old?.[name], value, inFile?.[name])]),
  );
}

function withOwnId(before: unknown, entry: Entry, list: readonly unknown[]): Entry {
  const field = ["slug", "id"].find((name) => name in entry);
  if (!field) return entry;
  const id = String(entry[field] ?? "");
  const followed = isEntry(before) ? idFrom(titleOf(before)) : "";
  if (titleOf(entry) === "" || (id !== "" && id.replace(/-\d+$/, "") !== followed)) return entry;
  const taken = list.map(idOf).filter((other) => other !== id);
  const wanted = idFrom(titleOf(entry));
  let free = wanted;
  for (let number = 2; taken.includes(free); number++) free = `${wanted}-${number}`;
  return { ...entry, [field]: free };
}

/** A copy of an entry: its title says so, and its id is another one. */
export function copyOf(entry: unknown, list: readonly unknown[]): unknown {
  const copy = structuredClone(entry);
  if (!isEntry(copy)) return copy;
  const [name] = titleFields.filter((field) => typeof copy[field] === "string");
  if (name) copy[name] = `${copy[name]} copy`;
  const field = ["slug", "id"].find((each) => each in copy);
  if (field) copy[field] = "";
  return withOwnId(undefined, copy, list);
}

const titleFields = ["title", "question", "name", "label", "author"];

function titleOf(entry: Entry): string {
  const title = titleFields.map((field) => entry[field]).find((value) => typeof value === "string");
  return String(title ?? "");
}

/** "Gold plus" is "gold-plus", "Über" is "uber". */
export function idFrom(title: string): string {
  const letters = title.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return letters.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
}

function idOf(entry: unknown): unknown {
  return isEntry(entry) ? (entry.slug ?? entry.id) : undefined;
}

function isEntry(value: unknown): value is Entry {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
