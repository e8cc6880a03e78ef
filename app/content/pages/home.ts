import * as records from "../../../content/pages/home.yaml";
import type { HomePage } from "../../../schemas/pages/home";

export type HomeEyebrow = HomePage["features"]["eyebrow"];

export const meta: HomePage["meta"] = records.meta;

export const head: HomePage["head"] = records.head;

export const specCards: HomePage["specCards"] = records.specCards;

export const features: HomePage["features"] = records.features;

export const panel: HomePage["panel"] = records.panel;

export const locations: HomePage["locations"] = records.locations;

export const protection: HomePage["protection"] = records.protection;

export const testimonials: HomePage["testimonials"] = records.testimonials;

export const questions: HomePage["questions"] = records.questions;

export const assistants: HomePage["assistants"] = records.assistants;

export const shareCard: HomePage["shareCard"] = records.shareCard;
