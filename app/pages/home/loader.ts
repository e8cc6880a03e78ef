import type { FAQPage, WithContext } from "schema-dts";
import { phrase } from "../../../site/format";
import type { Question } from "../../../site/schemas/company";
import type { Site } from "../../../site/site";
import { firstFittingTitle, type PageHead } from "../../loaders/head";
import { existingLinks, gamesPath } from "../../loaders/links";
import { taxStatement } from "../../loaders/prices";
import { organization, webSite } from "../../loaders/structured-data";
import { locationsData } from "./locations/locations-data";
import { panelData } from "./panel/panel-data";
import { questionsData } from "./questions/questions-data";

export type HomeData = ReturnType<typeof loader>;

/** Sections without records are undefined. */
export function loader(site: Site) {
  return {
    hero: heroData(site),
    plans: plansData(site),
    specCards: specCardsData(site),
    features: featuresData(site),
    panel: panelData(site),
    locations: locationsData(site),
    protection: protectionData(site),
    testimonials: testimonialsData(site),
    questions: questionsData(site),
  };
}

export function head(site: Site): PageHead {
  const { brand } = site.records;
  const { questions } = site.records.questions;
  const { meta: texts, shareCard } = site.records["pages/home"];
  const { shorterTitle, ...meta } = texts;
  return {
    meta: { ...meta, title: firstFittingTitle(meta.title, shorterTitle ?? meta.title) },
    shareCard,
    structuredData: () => [
      organization(site, { slogan: brand.tagline.join(" ") }),
      webSite(site),
      ...(questions.length > 0 ? [faqPage(questions)] : []),
    ],
  };
}

function faqPage(questions: readonly Question[]): WithContext<FAQPage> {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

function heroData(site: Site) {
  const { badges, lead, gamesLink, vpsLink, alt } = site.records["pages/home"].head;
  // By position: a single link is the main action, whichever page it leads to.
  const looks = [{ icon: "arrow" }, { tone: "dark" }] as const;
  const links = existingLinks(site, [
    { text: gamesLink, target: { to: gamesPath(site) } },
    { text: vpsLink, target: { to: "/vps" } },
  ]);
  return {
    copy: {
      title: site.records.brand.tagline,
      badges,
      lead,
      links: links.map((link, position) => ({ ...link, ...looks[position] })),
    },
    island: { name: site.drawings.home, alt },
    ticker: tickerData(site),
  };
}

function tickerData({ records, format }: Site) {
  const { players: forms, ...texts } = records["pages/home"].ticker;
  if (records.ticker.length === 0) return undefined;
  return {
    ...texts,
    entries: records.ticker.map(({ id, game, region, players, trendPercent }) => ({
      id,
      game,
      region,
      players: { number: format.number(players), word: format.plural(forms, players) },
      change: `${trendPercent > 0 ? "+" : ""}${format.percent(trendPercent)}`,
      direction: trendPercent > 0 ? "up" : "down",
    })),
  };
}

function plansData(site: Site) {
  const { records, format } = site;
  const plans = records["minecraft-plans"];
  const { allLink, vpsLink, websiteLink, ...texts } = records["pages/home"].plans;
  if (plans.length === 0) return undefined;
  return {
    ...texts,
    allLink: plans.length > 1 ? allLink : undefined,
    plans: plans.map(({ id, title, drawing, ramGb, monthly, soldOut }) => {
      const { value, unit } = format.capacity(ramGb);
      const price = soldOut ? undefined : format.money(monthly);
      return { id, title, drawing, capacity: `${value}\u00a0${unit}`, price };
    }),
    otherLinks: existingLinks(site, [
      { text: vpsLink, target: { to: "/vps" }, drawing: "prop-hardware" },
      { text: websiteLink, target: { to: "/website-hosting" }, drawing: "prop-panel" },
    ]).filter(({ text }) => text),
    tax: taxStatement(site),
  };
}

function specCardsData({ records, words: { units }, format }: Site) {
  const { processor, ddosTbps, latencyUnderMs } = records["home-figures"];
  const { specCards } = records["pages/home"];
  return {
    processor: { ...specCards.processor, figure: processor },
    protection: { ...specCards.protection, figure: format.number(ddosTbps), unit: units.terabits },
    latency: { ...specCards.latency, figure: format.number(latencyUnderMs), unit: units.milliseconds },
    latencyUnderMs,
  };
}

function featuresData({ records }: Site) {
  const cards = records["home-features"];
  return cards.length > 0 ? { head: records["pages/home"].features, cards } : undefined;
}

function protectionData(site: Site) {
  const { gamesLink, trialLink, ...texts } = site.records["pages/home"].protection;
  const { freeTrial } = site.records.brand.destinations;
  return {
    ...texts,
    links: existingLinks(site, [
      { text: gamesLink, target: { to: gamesPath(site) }, tone: "ink", icon: "arrow" },
      { text: trialLink, target: { href: freeTrial }, tone: "cream" },
    ]),
  };
}

function testimonialsData({ records, format }: Site) {
  const { testimonials, brand } = records;
  const texts = records["pages/home"].testimonials;
  const { eyebrow, title, titleForOne = title, reviewsLink } = texts;
  if (testimonials.length === 0) return undefined;
  const outOf = 5;
  return {
    eyebrow,
    title: testimonials.length === 1 ? titleForOne : title,
    reviewsLink: { text: reviewsLink, href: brand.destinations.reviews },
    quotes: testimonials.map(({ rating: value, verified, ...quote }) => {
      const label = phrase(texts.rating, { rating: format.number(value), most: format.number(outOf) });
      return { ...quote, stars: { value, outOf, label }, verified: verified ? texts.verified : undefined };
    }),
  };
}
