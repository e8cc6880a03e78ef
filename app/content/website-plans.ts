export { default as websitePlans } from "../../content/website-plans.yaml";

export type { WebsitePlan } from "../../site/schemas/plans";
