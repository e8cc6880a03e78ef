import * as records from "../../../content/pages/partners.yaml";
import type { PartnersPage } from "../../../schemas/pages/partners";

export const meta: PartnersPage["meta"] = records.meta;

export const head: PartnersPage["head"] = records.head;

export const statsLabel: PartnersPage["statsLabel"] = records.statsLabel;

export const partnerCount: PartnersPage["partnerCount"] = records.partnerCount;

export const cards: PartnersPage["cards"] = records.cards;

export const benefits: PartnersPage["benefits"] = records.benefits;

export const closing: PartnersPage["closing"] = records.closing;

export const shareCard: PartnersPage["shareCard"] = records.shareCard;
