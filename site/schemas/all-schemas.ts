import type * as z from "zod";
import { billing, brand } from "./brand";
import * as company from "./company";
import * as companyPages from "./company-pages";
import { featureTile } from "./figures";
import * as home from "./home";
import { home as homePage } from "./home-page";
import { interfaceWords } from "./interface";
import * as layout from "./layout";
import * as pages from "./pages";
import { listOf } from "./parts";
import * as plans from "./plans";
import { redirects } from "./redirects";
import { supportOptions } from "./support";
import { textPages } from "./text-page";

/** The schema of each file `content/<name>.yaml`. */
const schemas = {
  about: company.about,
  billing,
  brand,
  "buying-facts": plans.buyingFacts,
  careers: company.careers,
  company: company.company,
  footer: layout.footer,
  games: plans.games,
  "home-features": home.homeFeatures,
  "home-figures": home.homeFigures,
  interface: interfaceWords,
  layout: layout.layout,
  locations: home.locations,
  "minecraft-features": listOf(featureTile),
  "minecraft-plans": plans.minecraftPlans,
  navigation: layout.navigation,
  "pages/games": pages.games,
  "pages/home": homePage,
  "pages/minecraft": pages.minecraft,
  "pages/about": companyPages.about,
  "pages/careers": companyPages.careers,
  "pages/legal": companyPages.legal,
  "pages/not-found": companyPages.notFound,
  "pages/partners": companyPages.partners,
  "pages/position": companyPages.position,
  "pages/support": companyPages.support,
  "pages/text": textPages,
  "pages/vps": pages.vps,
  "pages/website-hosting": pages.websiteHosting,
  "panel-preview": home.panelPreview,
  partners: company.partners,
  "plan-finder": plans.planFinder,
  positions: company.positions,
  "question-topics": company.questionTopics,
  questions: company.questions,
  redirects,
  "support-options": supportOptions,
  testimonials: home.testimonials,
  ticker: home.ticker,
  "vps-features": listOf(featureTile),
  "vps-plans": plans.vpsPlans,
  "website-features": plans.websiteFeatures,
  "website-plans": plans.websitePlans,
} satisfies Record<string, z.ZodType>;

export const allSchemas: Readonly<Record<string, z.ZodType>> = schemas;

/** From here, because it is complete once all schemas are there. */
export { phraseValues } from "./texts";

/** What each file holds. */
export type Records = { [File in keyof typeof schemas]: z.infer<(typeof schemas)[File]> };
