export { default as minecraftPlans } from "../../content/minecraft-plans.yaml";

export type { MinecraftPlan } from "../../schemas/minecraft-plans";
