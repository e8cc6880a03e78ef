import { featureTile, filledListOf, id, record, sample, text } from "./parts";

export const careers = record({
  perks: filledListOf(featureTile.extend(sample)),
  values: filledListOf(record({ id, title: text, text })),
});
