import { record, text } from "../parts";
import { closing, meta, sceneHead, sectionHead, shareCard, statsLabel } from "./page-parts";

export const partnersPage = record({
  meta,
  head: sceneHead.extend({ partnersLink: text.describe("Shown while there are partners.") }),
  statsLabel,
  partnerCount: record({
    label: text,
    labelForOne: text.describe("In place of `label` while there is one partner."),
    text,
  }).describe("The last of the figures, while there are partners."),
  cards: sectionHead.describe("Above the partners, if there are any."),
  benefits: sectionHead,
  closing: closing.extend({ applyLink: text }),
  shareCard,
});
