import type { DrawingName, PlaceName } from "../../art/names";

/** The picture that a messenger shows for a shared link. The build draws it; no script has it. */
export type ShareCard = {
  headline: readonly [string, string];
  /** One line, with a price where the page has one. */
  offer?: string;
  drawing: DrawingName | PlaceName;
  /** What the drawing shows. */
  alt: string;
};

/** Everything on the picture, for its alternative text. Its sentences end as those of the description do: in Hindi with "।". */
export function shareCardAlt({ headline, offer, alt }: ShareCard, description: string): string {
  const [stop = "."] = /(?![?!])\p{Sentence_Terminal}(?=\s|$)/u.exec(description) ?? [];
  return [headline.join(" ").trim(), offer, alt]
    .flatMap((text) => text?.replace(/(?<!\p{Sentence_Terminal})$/u, stop) ?? [])
    .join(" ");
}

/** A name as a headline: split at the space nearest to the middle; the second line of a single word is empty. */
export function inTwoLines(title: string): [string, string] {
  const spaces = [...title.matchAll(/ /g)].map(({ index }) => index);
  const middle = title.length / 2;
  const [nearest = title.length] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return [title.slice(0, nearest), title.slice(nearest + 1)];
}
