import { featureTile, figure, stat } from "./figures";
import { accentColor, destination, icon, id, linkOf, listOf, record, siteHref } from "./parts";
import { text } from "./texts";

const option = record({
  id,
  icon,
  title: text,
  description: text.describe("What this way is good for, in one or two sentences."),
  response: figure.describe("How soon you answer, or when: `under 15 min`, `24/7`."),
  destination,
  link: text.exactOptional().describe("The words of the link. If empty: the address or number itself."),
  color: accentColor.describe("The colour of the card."),
});

const helpLink = linkOf(siteHref, {
  label: text.describe("The words of the link."),
  text: text.describe("A few words about it."),
});

const helpCategory = featureTile.extend({ links: listOf(helpLink).min(1) });

export const supportOptions = record({
  stats: listOf(stat).describe("The row of large figures under the top of the page."),
  options: listOf(option).describe("Ways to reach you: email, telephone, Discord, ticket."),
  helpCategories: listOf(helpCategory).describe("Help by topic, each with links."),
});
