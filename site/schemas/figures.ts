import { icon, id, positive, record } from "./parts";
import { name, text } from "./texts";

/** A tile with an icon, a title and one or two sentences. */
export const featureTile = record({ id, icon, title: text, text });

export const figure = record({
  prefix: text.exactOptional().describe("Before the number: `under` in `under 15 min`."),
  value: positive.describe("The number itself: `99.9` in `99.9%`."),
  suffix: name.exactOptional().describe("Right after the number, without a space: `%`, `+`."),
  unit: text.exactOptional().describe("After the number and a space: `min`, `GB`."),
  outOf: positive
    .exactOptional()
    .describe("The highest possible number, for the small chart: `100` for percent, `5` for stars."),
});

/** A figure with a label and a sentence. */
export const stat = figure.extend({
  id,
  label: text.describe("What the number is: `Uptime`."),
  text: text.describe("One sentence about it."),
});
