import { shareCard as texts } from "../../content/pages/careers";
import { positions } from "../../content/positions";
import type { ShareCard } from "../../seo/share-card";

const { offerWithoutOpenings, ...card } = texts;

export const shareCard: ShareCard = positions.length > 0 ? card : { ...card, offer: offerWithoutOpenings };
