import { record, text } from "../parts";
import { closing, meta, productName, sceneHead, sectionHead, shareCard } from "./page-parts";

export const vpsPage = record({
  meta,
  head: sceneHead.extend({ plansLink: text, supportLink: text }),
  plans: sectionHead,
  featuresTitle: text.describe("Beside the rows of `vps-features.yaml`, if there are any."),
  closing: closing.extend({ websiteLink: text }),
  productName,
  shareCard,
});
