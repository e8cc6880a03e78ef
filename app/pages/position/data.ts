import type { JobPosting, WithContext } from "schema-dts";
import { brand } from "../../content/brand";
import { words } from "../../content/interface";
import { shareCard as cardTexts } from "../../content/pages/position";
import { type Position, positionBySlug } from "../../content/positions";
import { type PageMeta, pageUrl } from "../../seo/page-meta";
import { inTwoLines, type ShareCard } from "../../seo/share-card";
import type { DescribedPage, StructuredData } from "../../seo/structured-data";

export { default as Page } from "./page";

export function meta(slug: string): PageMeta | undefined {
  const position = positionBySlug(slug);
  if (!position) return undefined;
  const { title, department, location, type, description } = position;
  return {
    name: title,
    title: `${title}, ${location}`,
    description: `${words.job.types[type]}, ${department}. ${description}`,
  };
}

export function shareCard(slug: string): ShareCard | undefined {
  const position = positionBySlug(slug);
  if (!position) return undefined;
  const { title, department, type, location } = position;
  return {
    ...cardTexts,
    headline: inTwoLines(title),
    offer: `${department}, ${words.job.types[type]}. ${location}`,
  };
}

const employmentTypes = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  internship: "INTERN",
} as const satisfies Record<Position["type"], string>;

/** A posting needs to say where one may work: "Remote, India" or "Pune, India" does, "Remote" alone does not. */
export function structuredData({ slug, url }: DescribedPage): StructuredData {
  const position = positionBySlug(slug);
  const [, place, country] = /^(.+), ([^,]+)$/.exec(position?.location ?? "") ?? [];
  if (!position || !place || !country) return [];
  const posting: WithContext<JobPosting> = {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: position.title,
    description: descriptionOf(position),
    url,
    identifier: { "@type": "PropertyValue", name: brand.name, value: position.slug },
    datePosted: position.datePosted,
    validThrough: position.validThrough,
    employmentType: employmentTypes[position.type],
    hiringOrganization: { "@type": "Organization", name: brand.name, sameAs: pageUrl("/") },
    ...(place === words.job.remote
      ? {
          jobLocationType: "TELECOMMUTE",
          applicantLocationRequirements: { "@type": "Country", name: country },
        }
      : {
          jobLocation: {
            "@type": "Place",
            address: { "@type": "PostalAddress", addressLocality: place, addressCountry: country },
          },
        }),
  };
  return [posting];
}

/** The whole text of the page, as HTML: search engines show it in place of the page. */
function descriptionOf({ description, about, responsibilities, requirements }: Position): string {
  const paragraphs = [description, ...about].map((text) => `<p>${escaped(text)}</p>`);
  const lists = [responsibilities, requirements]
    .filter((points) => points.length > 0)
    .map((points) => `<ul>${points.map((point) => `<li>${escaped(point)}</li>`).join("")}</ul>`);
  return [...paragraphs, ...lists].join("");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
