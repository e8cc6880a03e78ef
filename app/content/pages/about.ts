import * as records from "../../../content/pages/about.yaml";
import type { AboutPage } from "../../../schemas/pages/about";

export const meta: AboutPage["meta"] = records.meta;

export const head: AboutPage["head"] = records.head;

export const statsLabel: AboutPage["statsLabel"] = records.statsLabel;

export const features: AboutPage["features"] = records.features;

export const timeline: AboutPage["timeline"] = records.timeline;

export const shareCard: AboutPage["shareCard"] = records.shareCard;
