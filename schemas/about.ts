import type * as z from "zod";
import { date, drawing, featureTile, id, listOf, record, sample, stat, text } from "./parts";

const milestone = record({ id, date, title: text, text, ...sample });

const feature = record({ id, drawing, title: text, text });

export const about = record({
  stats: listOf(stat),
  blocks: listOf(featureTile.extend(sample)),
  features: listOf(feature),
  milestones: listOf(milestone).describe(
    "In the order of their dates. The first is the day of founding, the same as in `brand.yaml`.",
  ),
});

export type Milestone = z.infer<typeof milestone>;
