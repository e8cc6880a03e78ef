import { record, text } from "../parts";
import { meta, sceneHead, shareCard } from "./page-parts";

export const legalPage = record({
  meta,
  head: sceneHead.extend({ supportLink: text }),
  documentTitles: record({ privacy: text, terms: text, aup: text, refundPolicy: text }).describe(
    "Of the four documents in `public/legal.json`, in the tabs and above the texts.",
  ),
  shareCard,
});
