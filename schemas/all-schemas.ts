import type * as z from "zod";
import { about } from "./about";
import { brand } from "./brand";
import { careers } from "./careers";
import { featureTiles } from "./feature-tiles";
import { footer } from "./footer";
import { games } from "./games";
import { homeFeatures } from "./home-features";
import { homeFigures } from "./home-figures";
import { layout } from "./layout";
import { locations } from "./locations";
import { minecraftPlans } from "./minecraft-plans";
import { navigation } from "./navigation";
import { aboutPage } from "./pages/about";
import { careersPage } from "./pages/careers";
import { gamesPage } from "./pages/games";
import { homePage } from "./pages/home";
import { legalPage } from "./pages/legal";
import { minecraftPage } from "./pages/minecraft";
import { notFoundPage } from "./pages/not-found";
import { partnersPage } from "./pages/partners";
import { positionPage } from "./pages/position";
import { supportPage } from "./pages/support";
import { vpsPage } from "./pages/vps";
import { websiteHostingPage } from "./pages/website-hosting";
import { panelPreview } from "./panel-preview";
import { partners } from "./partners";
import { positions } from "./positions";
import { questionTopics } from "./question-topics";
import { questions } from "./questions";
import { supportOptions } from "./support-options";
import { testimonials } from "./testimonials";
import { ticker } from "./ticker";
import { vpsPlans } from "./vps-plans";
import { websiteFeatures } from "./website-features";
import { websitePlans } from "./website-plans";

/** The schema of each file `content/<name>.yaml`. */
const schemas = {
  about,
  brand,
  careers,
  footer,
  games,
  "home-features": homeFeatures,
  "home-figures": homeFigures,
  layout,
  locations,
  "minecraft-features": featureTiles,
  "minecraft-plans": minecraftPlans,
  navigation,
  "pages/games": gamesPage,
  "pages/home": homePage,
  "pages/minecraft": minecraftPage,
  "pages/about": aboutPage,
  "pages/careers": careersPage,
  "pages/legal": legalPage,
  "pages/not-found": notFoundPage,
  "pages/partners": partnersPage,
  "pages/position": positionPage,
  "pages/support": supportPage,
  "pages/vps": vpsPage,
  "pages/website-hosting": websiteHostingPage,
  "panel-preview": panelPreview,
  partners,
  positions,
  "question-topics": questionTopics,
  questions,
  "support-options": supportOptions,
  testimonials,
  ticker,
  "vps-features": featureTiles,
  "vps-plans": vpsPlans,
  "website-features": websiteFeatures,
  "website-plans": websitePlans,
} satisfies Record<string, z.ZodType>;

export const allSchemas: Readonly<Record<string, z.ZodType>> = schemas;

/** What each file holds. */
export type Records = { [File in keyof typeof schemas]: z.infer<(typeof schemas)[File]> };
