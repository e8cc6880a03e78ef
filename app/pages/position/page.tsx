import { useParams } from "react-router";
import type { ButtonRowLink } from "../../components/button-row";
import { ClosingStrip } from "../../components/closing-strip";
import { jobTypes } from "../../components/job-line";
import { destinations } from "../../content/brand";
import { closing, head } from "../../content/pages/position";
import { type Position, positions } from "../../content/positions";
import { applicationMail } from "../../format/application-mail";
import type { PageMeta } from "../../seo/page-meta";
import { Description } from "./description";
import { Facts } from "./facts";
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
    name: title,
    title: `${title}, ${location}`,
    description: `${jobTypes[type]}, ${department}. ${description}`,
  };
}

export default function PositionPage() {
  const position = positionBySlug(useParams().slug);
  if (!position) return null;
  const apply: ButtonRowLink = {
    text: head.applyLink,
    target: { href: applicationMail(destinations.careersMail, position.title) },
    icon: "mail",
  };
  return (
    <>
      <Head position={position} apply={apply} />
      <Facts position={position} />
      <Description position={position} />
      <ClosingStrip {...closing} links={[apply]} />
      <Others position={position} />
    </>
  );
}
