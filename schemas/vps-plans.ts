import type * as z from "zod";
import { plan } from "./offer";
import { count, listOf, positive, record, sampleFields, text } from "./parts";

const vpsPlan = record({
  ...plan,
  id: plan.id.describe("Two plans may have the same title: only the id is unique."),
  subtitle: text,
  ramGb: positive,
  vcpus: count,
  storageGb: positive.describe("1000 is shown as 1 TB."),
  transferTb: positive.describe("Traffic per month."),
  networkGbps: positive.exactOptional().describe("Only for plans with a network speed."),
  ...sampleFields("title", "subtitle"),
});

export const vpsPlans = listOf(vpsPlan);

export type VpsPlan = z.infer<typeof vpsPlan>;
