import { shareCard as cardTexts, meta as metaTexts, noOpenings } from "../../content/pages/careers";
import { positions } from "../../content/positions";
import type { PageMeta } from "../../seo/page-meta";
import type { ShareCard } from "../../seo/share-card";

export { default as Page } from "./page";

export const meta: PageMeta =
  positions.length > 0 ? metaTexts : { ...metaTexts, description: noOpenings.description };

export function shareCard(): ShareCard {
  const { offerWithoutOpenings, ...card } = cardTexts;
  return positions.length > 0 ? card : { ...card, offer: offerWithoutOpenings };
}
