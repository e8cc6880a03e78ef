import { record, text } from "../parts";
import { head, meta, sectionHead, shareCard, statsLabel } from "./page-parts";

export const aboutPage = record({
  meta,
  head,
  statsLabel,
  features: sectionHead,
  timeline: sectionHead.extend({ eyebrow: text.describe("Follows the day of founding.") }),
  shareCard,
});
