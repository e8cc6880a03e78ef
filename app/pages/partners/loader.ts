import { phrase } from "../../../site/format";
import type { Site } from "../../../site/site";
import { shownFigure } from "../../loaders/figures";
import type { PageHead } from "../../loaders/head";

export function loader(site: Site) {
  const { records, drawings } = site;
  const { stats, benefits, application } = records.partners;
  const { head, statsLabel, benefits: benefitsHead, closing } = records["pages/partners"];
  return {
    hero: { ...head, scene: drawings.scenes.partners },
    apply: { text: closing.applyLink, target: { href: application.destination }, icon: "arrow" } as const,
    stats: { label: statsLabel, stats: stats.map((stat) => shownFigure(site, stat)), count: countStat(site) },
    cards: cardsData(site),
    benefits: { head: benefitsHead, tiles: benefits },
    closing,
  };
}

export function head({ records }: Site): PageHead {
  const { meta, shareCard } = records["pages/partners"];
  return { meta, shareCard };
}

/** The last of the figures; undefined without partners. */
function countStat(site: Site) {
  const { label, labelForOne, text } = site.records["pages/partners"].partnerCount;
  const value = site.records.partners.partners.length;
  if (value === 0) return undefined;
  return shownFigure(site, { id: "partner-count", value, label: value === 1 ? labelForOne : label, text });
}

function cardsData({ records, format }: Site) {
  const { cards, card, freePlace } = records["pages/partners"];
  const { location, since, visit, visitNamed } = card;
  return {
    head: cards,
    words: { location, since, visit },
    partners: records.partners.partners.map((partner) => ({
      ...partner,
      sinceMonth: format.month(partner.partnerSince),
      visitLabel: phrase(visitNamed, { name: partner.name }),
    })),
    freePlace,
  };
}
