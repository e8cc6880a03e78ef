import * as records from "../../../content/pages/legal.yaml";
import type { LegalPage } from "../../../schemas/pages/legal";

export const meta: LegalPage["meta"] = records.meta;

export const head: LegalPage["head"] = records.head;

export const documentTitles: LegalPage["documentTitles"] = records.documentTitles;

export const shareCard: LegalPage["shareCard"] = records.shareCard;
