import * as records from "../../../content/pages/careers.yaml";
import type { CareersPage } from "../../../schemas/pages/careers";

export const meta: CareersPage["meta"] = records.meta;

export const head: CareersPage["head"] = records.head;

export const openings: CareersPage["openings"] = records.openings;

export const noOpenings: CareersPage["noOpenings"] = records.noOpenings;

export const valuesTitle: CareersPage["valuesTitle"] = records.valuesTitle;

export const shareCard: CareersPage["shareCard"] = records.shareCard;
