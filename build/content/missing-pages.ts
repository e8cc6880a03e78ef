import type { Content } from "./content";
import { isObject } from "./sentence";

/** The list without which a page has nothing to show. */
const listsOfPages = {
  "/games": ["games", "games"],
  "/minecraft": ["minecraft-plans"],
  "/vps": ["vps-plans"],
  "/website-hosting": ["website-plans"],
} as const;

/** The pages that do not exist, because their list is empty. */
export function missingPages(content: Content): string[] {
  return Object.entries(listsOfPages)
    .filter(([, place]) => isEmptyList(content, place))
    .map(([path]) => path);
}

/** Whether an address is a missing page or a place on one. */
export function isMissing(address: unknown, missing: readonly string[]): boolean {
  return typeof address === "string" && missing.includes(address.replace(/#.*/, ""));
}

/** Whether the file has the texts of a page that does not exist. */
export function isOfMissingPage(content: Content, file: string): boolean {
  return file.startsWith("pages/") && missingPages(content).includes(file.slice("pages".length));
}

function isEmptyList(content: Content, place: readonly string[]): boolean {
  const list = place.reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), content);
  return Array.isArray(list) && list.length === 0;
}
