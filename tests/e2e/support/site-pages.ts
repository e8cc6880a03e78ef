import { positions } from "../../../app/content/positions";
import type { PagePattern } from "../../../app/routes";

/** A page that the site gains and this list lacks does not compile. */
const addresses: Record<Exclude<PagePattern, "*">, string> = {
  "/": "/",
  "/games": "/games",
  "/minecraft": "/minecraft",
  "/vps": "/vps",
  "/website-hosting": "/website-hosting",
  "/support": "/support",
  "/about": "/about",
  "/careers": "/careers",
  "/careers/:slug": `/careers/${positions[0].slug}`,
  "/partners": "/partners",
  "/legal": "/legal",
};

/** One address for every page of the site. */
export const sitePages = Object.values(addresses);
