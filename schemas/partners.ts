import type * as z from "zod";
import {
  destination,
  drawing,
  featureTile,
  httpsAddress,
  id,
  listOf,
  record,
  sample,
  stat,
  text,
  yearMonth,
} from "./parts";

const partner = record({
  id,
  logo: drawing,
  name: text,
  description: text,
  category: text,
  location: text,
  partnerSince: yearMonth,
  url: httpsAddress.describe("The partner's own site."),
  ...sample,
});

export const partners = record({
  partners: listOf(partner),
  stats: listOf(stat),
  benefits: listOf(featureTile),
  application: record({ destination }).describe("The target of the link at the end of the page."),
});

export type Partner = z.infer<typeof partner>;
