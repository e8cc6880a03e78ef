import { games } from "../../content/games";
import { shareCard as texts } from "../../content/pages/games";
import type { ShareCard } from "../../seo/share-card";

export { meta } from "../../content/pages/games";
export { default as Page } from "./page";

export function shareCard(): ShareCard {
  const { headline, headlineForOne = headline } = texts;
  return { ...texts, headline: games.length === 1 ? headlineForOne : headline };
}
