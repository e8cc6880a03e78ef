import { record, text } from "../parts";
import { closing, eyebrow, head, meta, productName, sectionHead, shareCard } from "./page-parts";

export const minecraftPage = record({
  meta,
  head: head.extend({
    eyebrow,
    plansLink: text,
    supportLink: text,
    planList: text.describe("The name of the column of blocks, for people who do not see it."),
  }),
  plans: sectionHead,
  closing: closing.extend({ discordLink: text, vpsLink: text }),
  productName,
  shareCard,
});
