import { record, text } from "../parts";
import { closing, meta, sceneHead, sectionHead, shareCard, statsLabel } from "./page-parts";

export const aboutPage = record({
  meta,
  head: sceneHead.extend({
    plansLink: text,
    timelineLink: text.describe("Shown while there are milestones."),
  }),
  statsLabel,
  timeline: sectionHead.extend({ eyebrow: text.describe("Follows the day of founding.") }),
  blocksTitle: text.describe("Beside the `blocks` of `about.yaml`."),
  features: sectionHead,
  closing: closing
    .extend({ gamesLink: text, supportLink: text })
    .describe("At the end of the page, while there are Minecraft plans."),
  shareCard,
});
