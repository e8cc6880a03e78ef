export { default as vpsPlans } from "../../content/vps-plans.yaml";

export type { VpsPlan } from "../../site/schemas/plans";
