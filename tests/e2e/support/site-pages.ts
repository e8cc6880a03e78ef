import { type Position, positions } from "../../../app/content/positions";
import type { PagePattern } from "../../../app/routes";

const [firstPosition]: readonly Position[] = positions;

/** A page that the site gains and this list lacks does not compile. */
const addresses: Record<Exclude<PagePattern, "*">, string | undefined> = {
  "/": "/",
  "/games": "/games",
  "/minecraft": "/minecraft",
  "/vps": "/vps",
  "/website-hosting": "/website-hosting",
  "/support": "/support",
  "/about": "/about",
  "/careers": "/careers",
  "/careers/:slug": firstPosition && `/careers/${firstPosition.slug}`,
  "/partners": "/partners",
  "/legal": "/legal",
};

/** One address for every page of the site; none for the positions while there is none. */
export const sitePages = Object.values(addresses).filter((path) => path !== undefined);
