import type * as z from "zod";
import { plan } from "./offer";
import { count, listOf, oneOf, positive, record, sampleFields, text } from "./parts";

const websitePlan = record({
  ...plan,
  subtitle: text,
  domains: count,
  cpuCores: count,
  bandwidthGb: positive.describe("Traffic per month; 1000 is shown as 1 TB."),
  backup: oneOf(["daily", "weekly"]).describe("How often the account is backed up."),
  ...sampleFields("title", "subtitle", "cpuCores", "bandwidthGb", "backup"),
});

export const websitePlans = listOf(websitePlan);

export type WebsitePlan = z.infer<typeof websitePlan>;
