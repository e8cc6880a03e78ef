import { destinations, domain } from "../../content/brand.yaml";
import type { SiteHref } from "./paths";

// A namespace, so that a page gets only the fields that it reads.
export * as brand from "../../content/brand.yaml";
// Exported as they are: what the owner left out is known to be undefined, and the build removes the code for it.
export {
  accent,
  analytics,
  currency,
  locale,
  logo,
  orderPeriod,
  statusFeed,
  transportSecurity,
} from "../../content/brand.yaml";
export type { StatusFeed } from "../../site/schemas/brand";
export { destinations };

export const origin = `https://${domain}`;

/**
 * For the `target` of a link. A record's `destination` is a whole address here, whether the owner wrote it or its name.
 * Only the client area opens in a new tab: an order in progress must not be lost.
 */
export function linkTarget({ to, destination = "" }: { to?: SiteHref; destination?: string }) {
  return to ? { to } : { href: destination, newTab: destination === destinations.clientArea };
}

/** Whether a link leads to the status page. */
export function leadsToStatusPage(link: { to: SiteHref } | { destination: string }): boolean {
  return "destination" in link && link.destination === destinations.statusPage;
}
