import { missingPages } from "../../content/brand.yaml";

// The build finds out which pages have no plans or games: scripts of other pages need not load those.
export { missingPages };

/** The links whose page exists. */
export function existingLinks<Link extends { target: object }>(links: readonly Link[]): readonly Link[] {
  return links.filter(({ target }) => !("to" in target && missingPages.includes(String(target.to))));
}
