import records from "../../content/vps-plans.yaml";
import type { VpsPlan } from "../../schemas/vps-plans";

export type { VpsPlan } from "../../schemas/vps-plans";

export const vpsPlans: readonly VpsPlan[] = records;
