import { phrase } from "../../../site/format";
import type { WebsitePlan } from "../../../site/schemas/plans";
import type { Site } from "../../../site/site";
import type { PlanFigure } from "../../components/plan-figures";
import { shownFigure } from "../../loaders/figures";
import type { PageHead } from "../../loaders/head";
import { buyingFacts, existingLinks } from "../../loaders/links";
import { billingData, offeredPeriods, priceData } from "../../loaders/prices";
import { questionsOn } from "../../loaders/questions";
import { planProduct } from "../../loaders/structured-data";

export function loader(site: Site) {
  const { records, drawings } = site;
  const { head, plans, featuresTitle, questionsTitle, closing } = records["pages/website-hosting"];
  const { users, features } = records["website-features"];
  return {
    hero: { ...head, scene: drawings.scenes["website-hosting"] },
    plans: { ...plansData(site), head: plans, users: shownFigure(site, users) },
    features: { title: featuresTitle, tiles: features },
    questions: { title: questionsTitle, questions: questionsOn(site, "/website-hosting") },
    closing: {
      ...closing,
      links: existingLinks(site, [
        { text: closing.vpsLink, target: { to: "/vps" }, tone: "dark", icon: "arrow" },
      ]),
    },
  };
}

export function head(site: Site): PageHead {
  const { records } = site;
  const { meta, shareCard, productName } = records["pages/website-hosting"];
  return {
    meta,
    shareCard,
    structuredData: (page) => [planProduct(site, productName, records["website-plans"], page)],
  };
}

function plansData(site: Site) {
  const { records, words, format, drawings } = site;
  const plans = records["website-plans"];
  const { chooseNote } = records["pages/website-hosting"];
  const offered = offeredPeriods(plans);
  return {
    billing: billingData(site, plans),
    facts: buyingFacts(site),
    houses: plans.map((plan) => {
      const { id, title, subtitle, popular, soldOut, destination, monthly } = plan;
      return {
        id,
        title,
        subtitle,
        popular,
        soldOut,
        picture: drawings.houses[id],
        price: priceData(site, plan, offered),
        figures: figuresOf(plan, site),
        order: {
          href: destination,
          text: words.plan.choose,
          which: phrase(chooseNote, { price: format.money(monthly) }),
        },
      };
    }),
  };
}

/** The first is the largest. */
function figuresOf(plan: WebsitePlan, { records, format }: Site): PlanFigure[] {
  const { domains, cpuCores, bandwidthGb, backup } = plan;
  const { figures } = records["pages/website-hosting"];
  const { number, plural, capacity } = format;
  return [
    { id: "domains", label: plural(figures.domains, domains), value: number(domains) },
    { id: "cpu", label: figures.cpu, value: number(cpuCores), unit: plural(figures.cores, cpuCores) },
    { id: "bandwidth", label: figures.bandwidth, ...capacity(bandwidthGb) },
    { id: "backup", label: figures.backup, value: figures[backup] },
  ];
}
