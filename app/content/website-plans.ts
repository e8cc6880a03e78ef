import records from "../../content/website-plans.yaml";
import type { WebsitePlan } from "../../schemas/website-plans";

export type { WebsitePlan } from "../../schemas/website-plans";

export const websitePlans: readonly WebsitePlan[] = records;
