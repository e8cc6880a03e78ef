import type { Position } from "../../../site/schemas/company";
import type { Site } from "../../../site/site";
import type { PageHead } from "../../loaders/head";
import { existingLinks } from "../../loaders/links";
import { applicationMail, jobLine, jobPoints } from "../../loaders/positions";

export function loader(site: Site) {
  const { records, drawings } = site;
  const { perks, values } = records.careers;
  const { head, noOpenings, perksTitle, valuesTitle, closing } = records["pages/careers"];
  const { title, lead, mailLink } = noOpenings;
  const { careersMail } = records.brand.destinations;
  const isOpen = records.positions.length > 0;
  return {
    hero: { ...head, scene: drawings.scenes.careers },
    openings: isOpen ? openingsData(site) : undefined,
    noOpenings: isOpen ? undefined : { title, lead, mailLink, careersMail },
    perks: { title: perksTitle, tiles: perks },
    values: { title: valuesTitle, values },
    closing:
      closing && isOpen
        ? {
            ...closing,
            links: existingLinks(site, [
              { text: closing.mailLink, target: { href: careersMail }, icon: "mail" },
              { text: closing.aboutLink, target: { to: "/about" }, tone: "dark" },
            ]),
          }
        : undefined,
  };
}

export function head({ records }: Site): PageHead {
  const { meta, noOpenings, shareCard } = records["pages/careers"];
  const { offerWithoutOpenings, ...card } = shareCard;
  if (records.positions.length > 0) return { meta, shareCard: card };
  return {
    meta: { ...meta, description: noOpenings.description },
    shareCard: { ...card, offer: offerWithoutOpenings },
  };
}

function openingsData(site: Site) {
  const { positions, "pages/careers": page } = site.records;
  const { title, lead, leadForOne } = page.openings;
  return {
    title,
    lead: positions.length === 1 ? leadForOne : lead,
    jobs: positions.map((position) => ({
      slug: position.slug,
      title: position.title,
      text: position.description,
      line: jobLine(site, position),
      lists: jobPoints(site, position),
      links: jobLinks(site, position),
    })),
  };
}

function jobLinks(site: Site, { slug, title }: Position) {
  const { applyLink, descriptionLink } = site.records["pages/careers"].openings;
  return [
    {
      text: applyLink,
      target: { href: applicationMail(site, title) },
      icon: "mail",
      label: `${applyLink}: ${title}`,
    },
    {
      text: descriptionLink,
      target: { to: `/careers/${slug}` },
      tone: "dark",
      label: `${descriptionLink}: ${title}`,
    },
  ] as const;
}
