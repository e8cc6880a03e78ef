import type * as z from "zod";
import { brand } from "./brand";
import {
  about,
  careers,
  company,
  partners,
  positions,
  questions,
  questionTopics,
  supportOptions,
} from "./company";
import { homeFeatures, homeFigures, locations, panelPreview, testimonials, ticker } from "./home";
import { home } from "./home-page";
import { footer, layout, navigation } from "./layout";
import * as pages from "./pages";
import { featureTile, listOf } from "./parts";
import {
  buyingFacts,
  games,
  minecraftPlans,
  planFinder,
  vpsPlans,
  websiteFeatures,
  websitePlans,
} from "./plans";

/** The schema of each file `content/<name>.yaml`. */
const schemas = {
  about,
  brand,
  "buying-facts": buyingFacts,
  careers,
  company,
  footer,
  games,
  "home-features": homeFeatures,
  "home-figures": homeFigures,
  layout,
  locations,
  "minecraft-features": listOf(featureTile),
  "minecraft-plans": minecraftPlans,
  navigation,
  "pages/games": pages.games,
  "pages/home": home,
  "pages/minecraft": pages.minecraft,
  "pages/about": pages.about,
  "pages/careers": pages.careers,
  "pages/legal": pages.legal,
  "pages/not-found": pages.notFound,
  "pages/partners": pages.partners,
  "pages/position": pages.position,
  "pages/support": pages.support,
  "pages/vps": pages.vps,
  "pages/website-hosting": pages.websiteHosting,
  "panel-preview": panelPreview,
  partners,
  "plan-finder": planFinder,
  positions,
  "question-topics": questionTopics,
  questions,
  "support-options": supportOptions,
  testimonials,
  ticker,
  "vps-features": listOf(featureTile),
  "vps-plans": vpsPlans,
  "website-features": websiteFeatures,
  "website-plans": websitePlans,
} satisfies Record<string, z.ZodType>;

export const allSchemas: Readonly<Record<string, z.ZodType>> = schemas;

/** What each file holds. */
export type Records = { [File in keyof typeof schemas]: z.infer<(typeof schemas)[File]> };
