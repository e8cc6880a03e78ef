import type * as z from "zod";
import { date, drawing, featureTile, filledListOf, id, record, sample, stat, text } from "./parts";

const milestone = record({ id, date, title: text, text, ...sample });

const feature = record({ id, drawing, title: text, text });

export const about = record({
  stats: filledListOf(stat),
  blocks: filledListOf(featureTile.extend(sample)),
  features: filledListOf(feature),
  milestones: filledListOf(milestone).describe(
    "In the order of their dates. The first is the day of founding, the same as in `brand.yaml`.",
  ),
});

export type Milestone = z.infer<typeof milestone>;
