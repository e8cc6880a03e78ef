import type * as z from "zod";
import { plan } from "./offer";
import { count, drawing, listOf, positive, record, sampleFields } from "./parts";

const minecraftPlan = record({
  ...plan,
  id: plan.id.describe("The tier; also the id of the card and the start of its colour tokens."),
  cpuSharePercent: positive.describe("Share of one processor core, shown as the subtitle of the card."),
  ramGb: positive,
  ssdGb: positive,
  backups: count.describe("Number of backups."),
  drawing,
  ...sampleFields("cpuSharePercent"),
});

export const minecraftPlans = listOf(minecraftPlan);

export type MinecraftPlan = z.infer<typeof minecraftPlan>;
