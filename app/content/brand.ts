import {
  accent,
  careersEmail,
  currency,
  domain,
  destinations as everyDestination,
  foundedOn,
  locale,
  logo,
  name,
  transportSecurity as security,
  supportEmail,
  tagline,
  taxNote,
  telephone,
} from "../../content/brand.yaml";
import type { Brand } from "../../schemas/brand";
import type { SiteHref } from "./paths";

export const brand: Omit<Brand, "transportSecurity" | "destinations"> & { origin: string } = {
  name,
  tagline,
  domain,
  origin: `https://${domain}`,
  supportEmail,
  careersEmail,
  telephone,
  locale,
  currency,
  taxNote,
  foundedOn,
  logo,
  accent,
};

export const transportSecurity: Brand["transportSecurity"] = security;

/** Every outside address that the site links to, by name. */
export const destinations: Brand["destinations"] = everyDestination;

/** The address of a destination: records name it, or give a whole address. */
export function addressOf(destination: string): string {
  return destinations[destination] ?? destination;
}

/** For the `target` of a link. Only the client area opens in a new tab: an order in progress must not be lost. */
export function linkTarget({ to, destination = "" }: { to?: SiteHref; destination?: string }) {
  return to ? { to } : { href: addressOf(destination), newTab: destination === "clientArea" };
}
