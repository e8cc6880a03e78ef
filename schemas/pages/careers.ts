import { record, text } from "../parts";
import { meta, sceneHead, sectionHead, shareCard } from "./page-parts";

export const careersPage = record({
  meta,
  head: sceneHead.extend({ openingsLink: text.describe("Shown while there are positions.") }),
  openings: sectionHead.extend({
    leadForOne: text.describe("In place of `lead` while there is one position."),
    applyLink: text,
    descriptionLink: text,
  }),
  noOpenings: sectionHead
    .extend({
      description: text.describe("In place of the description in `meta`: 50 to 170 characters."),
      mailLink: text,
    })
    .describe("In place of `openings` while there is no position."),
  perksTitle: text,
  valuesTitle: text,
  shareCard: shareCard.extend({
    offerWithoutOpenings: text.describe("In place of `offer` while there is no position."),
  }),
});
