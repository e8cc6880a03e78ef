import type { Content } from "./content";
import { isObject } from "./sentence";

/** "2.5 Tbps", "50 ms", "9 pm". */
const spaceBeforeUnit = /(?<=\d) (?=(?:[KMGT](?:B|bps|Hz)|Hz|ms|s|min|am|pm|TPS)\b)/g;

/** Not on a page: the head of the document, and the picture for messengers. */
const elsewhere = new Set(["meta", "shareCard"]);

/** The records with a no-break space between a number and its unit: a line never ends between them. */
export function bindUnits(content: Content): Content {
  return bound(content) as Content;
}

function bound(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll(spaceBeforeUnit, "\u00a0");
  if (Array.isArray(value)) return value.map(bound);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, elsewhere.has(key) ? field : bound(field)]),
  );
}
