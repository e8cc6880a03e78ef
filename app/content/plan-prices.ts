import type { MinecraftPlan } from "../../schemas/minecraft-plans";

export { planPrices } from "../../content/pages/home.yaml";

/** The Minecraft plans on the home page; the build makes them from the records of the plans. */
export type PlanPrices = {
  plans: readonly PlanPrice[];
  /** Whether a plan needs a wide column. */
  roomy: boolean;
  /** The number of plans in a row of a wide screen. */
  columns: number;
};

export type PlanPrice = Pick<MinecraftPlan, "id" | "title" | "drawing"> & {
  ram: string;
  /** Absent if the plan is sold out. */
  price?: string;
};
