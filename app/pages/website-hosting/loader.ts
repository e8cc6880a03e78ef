import { phrase } from "../../../site/format";
import type { WebsitePlan } from "../../../site/schemas/plans";
import type { Site } from "../../../site/site";
import type { PlanFigure } from "../../components/plan-figures";
import { shownFigure } from "../../loaders/figures";
import type { PageHead } from "../../loaders/head";
import { existingLinks } from "../../loaders/links";
import { plansData, plansHead, questionsOn } from "../../loaders/plans";

export function loader(site: Site) {
  const { records, drawings } = site;
  const { head, plans, featuresTitle, questionsTitle, closing } = records["pages/website-hosting"];
  const { users, features } = records["website-features"];
  return {
    hero: { ...head, scene: drawings.scenes["website-hosting"] },
    plans: { ...plansData(site, records["website-plans"], (plan) => planDetails(plan, site)), head: plans },
    users: shownFigure(site, users),
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
  return plansHead(site, "website-hosting", site.records["website-plans"]);
}

function planDetails(plan: WebsitePlan, site: Site) {
  const { records, words, format, drawings } = site;
  const which = phrase(records["pages/website-hosting"].chooseNote, { price: format.money(plan.monthly) });
  return {
    subtitle: plan.subtitle,
    picture: drawings.houses[plan.id],
    figures: figuresOf(plan, site),
    order: { href: plan.destination, text: words.plan.choose, which },
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
