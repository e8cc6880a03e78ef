import { isObject } from "../../site/content";
import { titleOf } from "../forms/label-of";

/** Fills the empty ids of new entries with their titles: "Gold plus" is "gold-plus". */
export function withIds(value: unknown): unknown {
  if (!isObject(value)) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withIds(inner)]));
  const taken = new Set(value.map((entry) => isObject(entry) && entry[idField(entry)]));
  return value.map((entry) => {
    const inside = withIds(entry);
    if (!isObject(inside) || inside[idField(inside)] !== "") return inside;
    const wanted = idFrom(titleOf(inside));
    let id = wanted;
    for (let number = 2; wanted !== "" && taken.has(id); number++) id = `${wanted}-${number}`;
    taken.add(id);
    return { ...inside, [idField(inside)]: id };
  });
}

/** A copy of an entry: its title says so, and its id is made from it. */
export function copyOf(entry: unknown): unknown {
  const copy = structuredClone(entry);
  if (!isObject(copy)) return copy;
  const name = ["title", "question", "name", "label", "author"].find(
    (field) => typeof copy[field] === "string",
  );
  if (name) copy[name] = `${copy[name]} copy`;
  if (idField(copy) in copy) copy[idField(copy)] = "";
  return copy;
}

/** "Gold plus" is "gold-plus", "Über" is "uber". */
export function idFrom(title: string): string {
  const letters = title.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return letters.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
}

function idField(entry: object) {
  return "slug" in entry ? "slug" : "id";
}
