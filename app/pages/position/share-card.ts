import { positions } from "../../content/positions";
import { namedCard, type ShareCard } from "../../seo/share-card";

export function shareCard(slug: string): ShareCard | undefined {
  const position = positions.find((candidate) => candidate.slug === slug);
  return (
    position && namedCard(position.title, `${position.department}, ${position.type}. ${position.location}`)
  );
}
