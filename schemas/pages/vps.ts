import { record, text } from "../parts";
import { closing, head, meta, productName, sectionHead, shareCard } from "./page-parts";

export const vpsPage = record({
  meta,
  head: head.extend({ plansLink: text, supportLink: text }),
  plans: sectionHead,
  closing: closing.extend({ websiteLink: text }),
  productName,
  shareCard,
});
