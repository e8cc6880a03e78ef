import type { LegalHash } from "./legal";
import type { minecraftPlans } from "./minecraft-plans";
import type { positions } from "./positions";

type PositionSlug = (typeof positions)[number]["slug"];
type MinecraftPlanId = (typeof minecraftPlans)[number]["id"];

/** Every page of the site. A link to anything else does not compile; `routes.tsx` holds the same list to its pages. */
export type SitePath =
  | "/"
  | "/games"
  | "/minecraft"
  | "/vps"
  | "/website-hosting"
  | "/support"
  | "/about"
  | "/careers"
  | `/careers/${PositionSlug}`
  | "/partners"
  | "/legal";

/** A page, or a place on a page that exists. */
export type SiteHref = SitePath | `/legal#${LegalHash}` | `/minecraft#${MinecraftPlanId}`;
