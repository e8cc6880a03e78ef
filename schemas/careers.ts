import { featureTile, id, listOf, record, sample, text } from "./parts";

export const careers = record({
  perks: listOf(featureTile.extend(sample)),
  values: listOf(record({ id, title: text, text })),
});
