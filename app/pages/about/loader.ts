import { monthsBetween } from "../../../site/format";
import type { Milestone } from "../../../site/schemas/company";
import type { Site } from "../../../site/site";
import { shownFigure } from "../../loaders/figures";
import type { PageHead } from "../../loaders/head";
import { existingLinks, gamesPath } from "../../loaders/links";
import { organization } from "../../loaders/structured-data";

export function loader(site: Site) {
  const { records, drawings, missingPages } = site;
  const { stats, blocks, features, milestones } = records.about;
  const { head, statsLabel, timeline, blocksTitle, blocksDrawing, closing, ...texts } =
    records["pages/about"];
  const { plansLink, timelineLink, ...hero } = head;
  return {
    hero: {
      ...hero,
      scene: drawings.scenes.about,
      links: [
        ...existingLinks(site, [{ text: plansLink, target: { to: "/minecraft" }, icon: "arrow" }]),
        ...(milestones.length > 0
          ? [{ text: timelineLink, target: { href: "#timeline" }, tone: "dark" } as const]
          : []),
      ],
    },
    stats: { label: statsLabel, stats: stats.map((stat) => shownFigure(site, stat)) },
    timeline: { head: timeline, entries: entriesOf(milestones, site) },
    blocks: { title: blocksTitle, drawing: blocksDrawing, rows: blocks },
    features: { head: texts.features, features },
    // It is about the smallest Minecraft plan.
    closing: missingPages.includes("/minecraft")
      ? undefined
      : {
          ...closing,
          links: existingLinks(site, [
            { text: closing.gamesLink, target: { to: gamesPath(site) }, icon: "arrow" },
            { text: closing.supportLink, target: { to: "/support" }, tone: "dark" },
          ]),
        },
  };
}

export function head(site: Site): PageHead {
  const { brand, "pages/about": page } = site.records;
  return {
    meta: page.meta,
    shareCard: page.shareCard,
    structuredData: () => [organization(site, { foundingDate: brand.foundedOn })],
  };
}

function entriesOf(milestones: readonly Milestone[], { format }: Site) {
  return milestones.map(({ id, date, title, text }, index) => ({
    id,
    date,
    shownDate: date === milestones[0]?.date ? format.ordinalDay(date) : format.month(date),
    months: monthsTo(milestones[index + 1], date),
    title,
    text,
  }));
}

/** Shown after the last entry. */
const lastMonths = 3;

/** The months to the next entry; at least one, because each entry has its own mark on the ruler. */
function monthsTo(next: Milestone | undefined, date: string): number {
  return next ? Math.max(1, monthsBetween(date, next.date)) : lastMonths;
}
