import { useParams } from "react-router";
import { positions } from "../../content/positions";
import type { PageMeta } from "../../page-meta";
import { PageHead } from "../../ui/page-head";

function positionBySlug(slug: string | undefined) {
  return positions.find((position) => position.slug === slug);
}

export function meta(slug: string): PageMeta | undefined {
  const position = positionBySlug(slug);
  if (!position) return undefined;
  const { title, department, location, type, description } = position;
  return { title: `${title}, ${location}`, description: `${type}, ${department}. ${description}` };
}

export default function PositionPage() {
  const position = positionBySlug(useParams().slug);
  if (!position) return null;
  return <PageHead title={position.title} lead={position.description} />;
}
