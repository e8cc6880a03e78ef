import type { DrawingName } from "../art/drawings";

/** The picture that a messenger shows for a shared link. Drawn at build from `pages/<page>/share-card.ts`; no script holds it. */
export type ShareCard = {
  headline: readonly [string, string];
  /** One line, with a price where the page has one. */
  offer: string;
  drawing: DrawingName;
  /** What the drawing shows; the words of the card are added to it. */
  alt: string;
};

/** What is read out instead of the picture: everything on it. */
export function shareCardAlt({ headline, offer, alt }: ShareCard): string {
  return `${headline.join(" ")} ${offer}. ${alt}.`;
}
