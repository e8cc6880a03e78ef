import { phrase } from "../../../site/format";

/** Matches a text of the records whose values match these patterns. */
export function textPattern(text: string, values: Readonly<Record<string, string>>): RegExp {
  return new RegExp(`^${phrase(text.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&"), values)}$`);
}
