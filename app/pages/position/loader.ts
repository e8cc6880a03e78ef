import type { JobPosting, WithContext } from "schema-dts";
import type { Position } from "../../../site/schemas/company";
import type { Site } from "../../../site/site";
import { type PageHead, pageUrl } from "../../loaders/head";
import { applicationMail, jobLine, jobPoints } from "../../loaders/positions";
import { inTwoLines } from "../../loaders/share-card";

/** Undefined if no position has this path. */
export function loader(site: Site, path: string) {
  const position = positionAt(path, site);
  if (!position) return undefined;
  const { head, storyTitle, closing, othersTitle } = site.records["pages/position"];
  const { title, description, about } = position;
  const others = site.records.positions.filter((other) => other !== position);
  return {
    hero: { eyebrow: head.eyebrow, title, lead: description, scene: site.drawings.scenes.position },
    backLink: head.backLink,
    apply: { text: head.applyLink, target: { href: applicationMail(site, title) }, icon: "mail" } as const,
    facts: factsOf(position, site),
    description: { title: storyTitle, about, lists: jobPoints(site, position) },
    closing,
    others: {
      title: othersTitle,
      positions: others.map((other) => ({
        slug: other.slug,
        title: other.title,
        line: jobLine(site, other),
      })),
    },
  };
}

export function head(site: Site, path: string): PageHead | undefined {
  const position = positionAt(path, site);
  if (!position) return undefined;
  const { title, department, location, type, description } = position;
  const hours = site.words.job.types[type];
  return {
    meta: {
      name: title,
      title: `${title}, ${location}`,
      description: `${hours}, ${department}. ${description}`,
    },
    shareCard: {
      ...site.records["pages/position"].shareCard,
      headline: inTwoLines(title),
      offer: `${department}, ${hours}. ${location}`,
    },
    structuredData: ({ url }) => jobPosting(position, url, site),
  };
}

function positionAt(path: string, { records }: Site): Position | undefined {
  return records.positions.find(({ slug }) => path === `/careers/${slug}`);
}

function factsOf({ department, location, type, datePosted, validThrough }: Position, site: Site) {
  const { records, words, format } = site;
  const terms = records["pages/position"].facts;
  return {
    label: terms.label,
    facts: [
      { term: terms.team, value: department },
      { term: terms.location, value: location },
      { term: terms.hours, value: words.job.types[type] },
      { term: terms.posted, value: format.day(datePosted) },
      { term: terms.applyBy, value: format.day(validThrough) },
    ],
  };
}

const employmentTypes = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  internship: "INTERN",
} as const satisfies Record<Position["type"], string>;

/** A posting needs to say where one may work: "Remote, India" or "Pune, India" does, "Remote" alone does not. */
function jobPosting(position: Position, url: string, site: Site): WithContext<JobPosting>[] {
  const { name } = site.records.brand;
  const [, place, country] = /^(.+), ([^,]+)$/.exec(position.location) ?? [];
  if (!place || !country) return [];
  return [
    {
      "@context": "https://schema.org",
      "@type": "JobPosting",
      title: position.title,
      description: descriptionOf(position),
      url,
      identifier: { "@type": "PropertyValue", name, value: position.slug },
      datePosted: position.datePosted,
      validThrough: position.validThrough,
      employmentType: employmentTypes[position.type],
      hiringOrganization: { "@type": "Organization", name, sameAs: pageUrl("/", site) },
      ...(place === site.words.job.remote
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
    },
  ];
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
