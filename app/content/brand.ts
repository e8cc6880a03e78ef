import { destinations, missingPages } from "../../content/brand.yaml";
import type { SiteHref } from "./paths";

// A namespace, so that a page gets only the fields that it reads.
export * as brand from "../../content/brand.yaml";
// Exported as they are: what the owner left out is known to be undefined, and the build removes the code for it.
export {
  accent,
  analytics,
  currency,
  fullMenuWidth,
  locale,
  logo,
  longName,
  taxNote,
  transportSecurity,
} from "../../content/brand.yaml";

export { destinations, missingPages };

/**
 * For the `target` of a link. A record's `destination` is a whole address here, whether the owner wrote it or its name.
 * Only the client area opens in a new tab: an order in progress must not be lost.
 */
export function linkTarget({ to, destination = "" }: { to?: SiteHref; destination?: string }) {
  return to ? { to } : { href: destination, newTab: destination === destinations.clientArea };
}

/** The links whose page exists: a page without plans or games does not. */
export function existingLinks<Link extends { target: object }>(links: readonly Link[]): readonly Link[] {
  return links.filter(({ target }) => !("to" in target && missingPages.includes(String(target.to))));
}

/** Where "View Game Servers" leads: to the plans if there is no catalogue. */
export function gamesPath(missing = missingPages): "/games" | "/minecraft" {
  return missing.includes("/games") ? "/minecraft" : "/games";
}
