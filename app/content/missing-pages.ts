import { missingPages } from "virtual:language";

/** Whether a page, or the place of the questions, does not exist, because it has no plans, games or questions. */
export function isMissingPage(path: string): boolean {
  return missingPages.includes(path);
}

/** The links whose page exists. */
export function existingLinks<Link extends { target: object }>(links: readonly Link[]): readonly Link[] {
  return links.filter(({ target }) => !("to" in target && isMissingPage(String(target.to))));
}

/** Where "View Game Servers" leads: to the plans if there is no catalogue. */
export function gamesPath(): "/games" | "/minecraft" {
  return isMissingPage("/games") ? "/minecraft" : "/games";
}
