import * as about from "../../app/content/about";
import * as brand from "../../app/content/brand";
import * as careers from "../../app/content/careers";
import * as footer from "../../app/content/footer";
import * as games from "../../app/content/games";
import * as homeFeatures from "../../app/content/home-features";
import * as homeFigures from "../../app/content/home-figures";
import * as legal from "../../app/content/legal";
import * as locations from "../../app/content/locations";
import * as minecraftFeatures from "../../app/content/minecraft-features";
import * as minecraftPlans from "../../app/content/minecraft-plans";
import * as navigation from "../../app/content/navigation";
import * as panelPreview from "../../app/content/panel-preview";
import * as partners from "../../app/content/partners";
import * as positions from "../../app/content/positions";
import * as questionTopics from "../../app/content/question-topics";
import * as questions from "../../app/content/questions";
import * as supportOptions from "../../app/content/support-options";
import * as testimonials from "../../app/content/testimonials";
import * as ticker from "../../app/content/ticker";
import * as vpsFeatures from "../../app/content/vps-features";
import * as vpsPlans from "../../app/content/vps-plans";
import * as websiteFeatures from "../../app/content/website-features";
import * as websitePlans from "../../app/content/website-plans";

/** Every record of the site, by file and by export. Whole modules, so that a new export cannot be forgotten. */
export const allContent = {
  about,
  brand,
  careers,
  footer,
  games,
  "home-features": homeFeatures,
  "home-figures": homeFigures,
  legal,
  locations,
  "minecraft-features": minecraftFeatures,
  "minecraft-plans": minecraftPlans,
  navigation,
  "panel-preview": panelPreview,
  partners,
  positions,
  "question-topics": questionTopics,
  questions,
  "support-options": supportOptions,
  testimonials,
  ticker,
  "vps-features": vpsFeatures,
  "vps-plans": vpsPlans,
  "website-features": websiteFeatures,
  "website-plans": websitePlans,
} as const;
