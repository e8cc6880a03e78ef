import { icon, id, positive, record } from "./parts";
import { name, text } from "./texts";

/** A tile with an icon, a title and one or two sentences. */
export const featureTile = record({ id, icon, title: text, text });

export const figure = record({
  prefix: text.exactOptional().describe("Before the value: `under`."),
  value: positive,
  suffix: name.exactOptional().describe("Follows the value without a space: `%`."),
  unit: text.exactOptional().describe("Follows the value after a space: `min`."),
  outOf: positive.exactOptional().describe("The maximum; absent where the figure has none."),
});

/** A figure with a label and a sentence. */
export const stat = figure.extend({ id, label: text, text });
