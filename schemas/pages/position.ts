import { record, text } from "../parts";
import { closing, eyebrow, shareCard } from "./page-parts";

export const positionPage = record({
  head: record({
    eyebrow,
    backLink: text,
    applyLink: text.describe("Also in the strip at the end of the page."),
  }),
  storyTitle: text.describe("Above the paragraphs of the position."),
  closing,
  othersTitle: text.describe("Above the other positions, if there are any."),
  shareCard: shareCard.pick({ drawing: true, alt: true }),
});
