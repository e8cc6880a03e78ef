import { featureTile, figure, stat } from "./figures";
import { accentColor, destination, filledListOf, icon, id, linkOf, listOf, record, siteHref } from "./parts";
import { text } from "./texts";

const option = record({
  id,
  icon,
  title: text,
  description: text,
  response: figure.describe("How soon, or when, support answers."),
  destination,
  link: text
    .exactOptional()
    .describe("The text of the link; absent where it is the mail address or the telephone number itself."),
  color: accentColor,
});

const helpLink = linkOf(siteHref, { label: text, text });

const helpCategory = featureTile.extend({ links: filledListOf(helpLink) });

export const supportOptions = record({
  stats: listOf(stat),
  options: listOf(option),
  helpCategories: listOf(helpCategory),
});
