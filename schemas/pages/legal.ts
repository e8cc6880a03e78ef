import { record, text } from "../parts";
import { head, meta, shareCard } from "./page-parts";

export const legalPage = record({
  meta,
  head: head.extend({ supportLink: text }),
  documentTitles: record({ privacy: text, terms: text, aup: text, refundPolicy: text }).describe(
    "Of the four documents in `public/legal.json`, in the tabs and above the texts.",
  ),
  shareCard,
});
