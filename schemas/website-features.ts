import { featureTile, listOf, record, stat } from "./parts";

export const websiteFeatures = record({
  users: stat.describe("The one figure of the website hosting page."),
  features: listOf(featureTile),
});
