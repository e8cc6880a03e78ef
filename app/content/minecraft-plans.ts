import records from "../../content/minecraft-plans.yaml";
import type { MinecraftPlan } from "../../schemas/minecraft-plans";

export type { MinecraftPlan } from "../../schemas/minecraft-plans";

export const minecraftPlans: readonly MinecraftPlan[] = records;
