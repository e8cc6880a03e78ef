import { record, text } from "../parts";
import { eyebrow, head, meta, shareCard } from "./page-parts";

export const gamesPage = record({
  meta,
  head: head.extend({
    eyebrow,
    titleForOne: text.exactOptional().describe("Instead of the title, while there is one game."),
  }),
  cards: record({
    feature: text.describe("The first feature on the card of every game."),
    link: text.describe("The button on the card of every game."),
  }),
  nothingFound: record({ title: text, text }).describe("While no game matches the search and the category."),
  shareCard: shareCard.extend({
    headlineForOne: shareCard.shape.headline
      .exactOptional()
      .describe("Instead of the headline, while there is one game."),
  }),
});
