import { games } from "../../content/games";
import { shareCard as texts } from "../../content/pages/games";
import type { ShareCard } from "../../seo/share-card";

const { headline, headlineForOne = headline } = texts;

export const shareCard: ShareCard = { ...texts, headline: games.length === 1 ? headlineForOne : headline };
