import * as records from "../../../content/pages/support.yaml";
import type { SupportPage } from "../../../schemas/pages/support";

export const meta: SupportPage["meta"] = records.meta;

export const head: SupportPage["head"] = records.head;

export const statsLabel: SupportPage["statsLabel"] = records.statsLabel;

export const shareCard: SupportPage["shareCard"] = records.shareCard;
