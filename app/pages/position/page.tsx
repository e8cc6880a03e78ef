import { useParams } from "react-router";
import { jobTypes } from "../../components/job-line";
import { type Position, positions } from "../../content/positions";
import type { PageMeta } from "../../seo/page-meta";
import { Apply } from "./apply";
import { Description } from "./description";
import { Head } from "./head";
import { Others } from "./others";

function positionBySlug(slug: string | undefined): Position | undefined {
  return positions.find((position) => position.slug === slug);
}

export function meta(slug: string): PageMeta | undefined {
  const position = positionBySlug(slug);
  if (!position) return undefined;
  const { title, department, location, type, description } = position;
  return {
    title: `${title}, ${location}`,
    description: `${jobTypes[type]}, ${department}. ${description}`,
  };
}

export default function PositionPage() {
  const position = positionBySlug(useParams().slug);
  if (!position) return null;
  return (
    <>
      <Head position={position} />
      <Description position={position} />
      <Apply position={position} />
      <Others position={position} />
    </>
  );
}
