import type * as z from "zod";
import { featureTile, filledListOf, record, stat } from "./parts";

export const websiteFeatures = record({
  users: stat.describe("The one figure of the website hosting page."),
  features: filledListOf(featureTile),
});

export type WebsiteFeatures = z.infer<typeof websiteFeatures>;
