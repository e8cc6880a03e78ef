import { positions } from "../../content/positions";
import type { ShareCard } from "../../seo/share-card";

export function shareCard(slug: string): ShareCard | undefined {
  const position = positions.find((candidate) => candidate.slug === slug);
  return (
    position && {
      headline: inTwoLines(position.title),
      offer: `${position.department}, ${position.type}. ${position.location}`,
      drawing: "stairs",
      alt: "Ten blocks stacked as a staircase",
    }
  );
}

/** Broken at the space nearest to the middle; one word stays alone. */
function inTwoLines(title: string): [string, string] {
  const spaces = [...title.matchAll(/ /g)].map(({ index }) => index);
  const middle = title.length / 2;
  const [nearest = title.length] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return [title.slice(0, nearest), title.slice(nearest + 1)];
}
