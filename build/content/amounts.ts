import type { Content } from "./content";
import { contentLeaves, type Leaf } from "./content-leaves";

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
