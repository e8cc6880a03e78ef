import { record, text } from "../parts";
import { closing, meta, productName, sceneHead, sectionHead, shareCard } from "./page-parts";

export const websiteHostingPage = record({
  meta,
  head: sceneHead.extend({ plansLink: text, supportLink: text }),
  plans: sectionHead,
  closing: closing.extend({ vpsLink: text }),
  productName,
  shareCard,
});
