import { shareCard as texts } from "../../content/pages/position";
import { positions } from "../../content/positions";
import { namedCard, type ShareCard } from "../../seo/share-card";

export function shareCard(slug: string): ShareCard | undefined {
  const position = positions.find((candidate) => candidate.slug === slug);
  if (!position) return undefined;
  const { title, department, type, location } = position;
  return { ...namedCard(title, `${department}, ${type}. ${location}`), ...texts };
}
