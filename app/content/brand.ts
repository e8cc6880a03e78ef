import {
  careersEmail,
  destinations,
  domain,
  foundedOn,
  name,
  supportEmail,
  tagline,
  telephone,
} from "../../content/brand.yaml";
import type { SiteHref } from "./paths";

// Exported as they are: what the owner left out is known to be undefined, and the build removes the code for it.
export {
  accent,
  analytics,
  crowdedHeader,
  currency,
  locale,
  logo,
  taxNote,
  transportSecurity,
} from "../../content/brand.yaml";

export { destinations };

export const brand = {
  name,
  tagline,
  domain,
  origin: `https://${domain}`,
  supportEmail,
  careersEmail,
  telephone,
  foundedOn,
};

/**
 * For the `target` of a link. A record's `destination` is a whole address here, whether the owner wrote it or its name.
 * Only the client area opens in a new tab: an order in progress must not be lost.
 */
export function linkTarget({ to, destination = "" }: { to?: SiteHref; destination?: string }) {
  return to ? { to } : { href: destination, newTab: destination === destinations.clientArea };
}
