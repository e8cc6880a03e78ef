import { type Content, type Path, valueAt } from "./content";

/** The list without which a page, or a place on it, has nothing to show. */
const listsOfPages: Readonly<Record<string, Path>> = {
  "/games": ["games", "games"],
  "/minecraft": ["minecraft-plans"],
  "/vps": ["vps-plans"],
  "/website-hosting": ["website-plans"],
  "/#questions": ["questions", "questions"],
};

/** The pages and places that do not exist, because their list is empty. */
export function missingPages(content: Content): string[] {
  return Object.keys(listsOfPages).filter((path) => {
    const list = valueAt(content, listsOfPages[path] ?? []);
    return Array.isArray(list) && list.length === 0;
  });
}

/** Whether an address is a missing page or a place on one. */
export function isMissing(address: unknown, missing: readonly string[]): boolean {
  return typeof address === "string" && missing.includes(address.replace(/#.*/, ""));
}

/** Whether the file has the texts of a page that does not exist. */
export function isOfMissingPage(content: Content, file: string): boolean {
  return file.startsWith("pages/") && missingPages(content).includes(file.slice("pages".length));
}
