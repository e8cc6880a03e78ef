import type { LegalHash } from "./legal";

/**
 * Every page of the site. A link to anything else does not compile; `routes.tsx` holds the same list to its pages.
 * Which positions and plans there are is the owner's to change: the content check knows them, types do not.
 */
export type SitePath =
  | "/"
  | "/games"
  | "/minecraft"
  | "/vps"
  | "/website-hosting"
  | "/support"
  | "/about"
  | "/careers"
  | `/careers/${string}`
  | "/partners"
  | "/legal";

/** A page, or a place on a page that exists. */
export type SiteHref = SitePath | `/legal#${LegalHash}` | `/minecraft#${string}`;
