export { default as minecraftPlans } from "../../content/minecraft-plans.yaml";

export type { MinecraftPlan } from "../../site/schemas/plans";
