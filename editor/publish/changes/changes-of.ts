import { stringify } from "yaml";
import { describeChanges } from "../describe-changes";

type Files = Record<string, unknown>;

/** For tests: records are written as YAML, texts and bytes as they are. */
function filesOf(files: Files) {
  const bytesOf = (value: unknown) =>
    Buffer.isBuffer(value) ? value : Buffer.from(typeof value === "string" ? value : stringify(value));
  return new Map(Object.entries(files).map(([path, value]) => [path, bytesOf(value)]));
}

/** The changes of a company that writes amounts in rupees. */
export function changesOf(before: Files, after: Files): string[] {
  const brand = { "brand.yaml": { name: "Anvil", currency: "INR", locale: "en-IN" } };
  return describeChanges(filesOf({ ...brand, ...before }), filesOf({ ...brand, ...after }));
}

/** The changes of one file. */
export function changesOfFile(file: string, before: unknown, after: unknown): string[] {
  return changesOf({ [file]: before }, { [file]: after });
}

export const plans = "minecraft-plans.yaml";
export const coal = { id: "coal", title: "Coal", monthly: 300, ramGb: 6, popular: false };
const iron = { id: "iron", title: "Iron", monthly: 1_20_000, ramGb: 8, popular: true };

/** The changes if one of two plans has other fields. */
export function changesOfPlan(change: object): string[] {
  return changesOfFile(plans, [coal, iron], [{ ...coal, ...change }, iron]);
}
