import { phrase } from "../../../site/format";
import type { MinecraftPlan } from "../../../site/schemas/plans";
import type { Site } from "../../../site/site";
import { cellsOf } from "../../loaders/figures";
import type { PageHead } from "../../loaders/head";
import { buyingFacts, existingLinks } from "../../loaders/links";
import { billingData, offeredPeriods, priceData } from "../../loaders/prices";
import { planProduct } from "../../loaders/structured-data";
import { finderData } from "./finder/finder-data";

export function loader(site: Site) {
  const { records } = site;
  const { head, featuresTitle, closing } = records["pages/minecraft"];
  const { plansLink, supportLink, ...hero } = head;
  const { discordLink, vpsLink, ...strip } = closing;
  const finder = finderData(site);
  return {
    hero: {
      ...hero,
      /** In place of the finder. */
      links: finder
        ? []
        : ([
            { text: plansLink, target: { href: "#plans" }, icon: "arrow" },
            { text: supportLink, target: { to: "/support" }, tone: "dark" },
          ] as const),
    },
    finder,
    plans: plansData(site),
    features: { title: featuresTitle, tiles: records["minecraft-features"] },
    closing: {
      ...strip,
      links: existingLinks(site, [
        {
          text: discordLink,
          target: { href: records.brand.destinations.discordInvite },
          icon: "discord",
        },
        { text: vpsLink, target: { to: "/vps" }, tone: "dark" },
      ]),
    },
  };
}

export type MinecraftData = ReturnType<typeof loader>;

export function head(site: Site): PageHead {
  const { records } = site;
  const { meta, shareCard, productName } = records["pages/minecraft"];
  return {
    meta,
    shareCard,
    structuredData: (page) => [planProduct(site, productName, records["minecraft-plans"], page)],
  };
}

function plansData(site: Site) {
  const { records, words, format } = site;
  const plans = records["minecraft-plans"];
  const { plans: head, figures, finder } = records["pages/minecraft"];
  const offered = offeredPeriods(plans);
  return {
    head,
    billing: billingData(site, plans),
    facts: buyingFacts(site),
    /** On the card of the plan that the finder names. */
    foundBadge: finder.badge,
    cards: plans.map((plan) => {
      const { id, title, cpuSharePercent, drawing, popular, soldOut, destination } = plan;
      return {
        id,
        title,
        subtitle: { figure: format.percent(cpuSharePercent), label: figures.cpu },
        drawing,
        price: priceData(site, plan, offered),
        figures: figuresOf(plan, site),
        popular,
        soldOut,
        order: { href: destination, text: phrase(words.plan.chooseNamed, { plan: title }) },
      };
    }),
  };
}

function figuresOf(plan: MinecraftPlan, { records, format }: Site) {
  const { ramGb, ssdGb, backups } = plan;
  const { figures } = records["pages/minecraft"];
  const cells = (name: "ramGb" | "ssdGb" | "backups") => cellsOf(name, plan, records["minecraft-plans"]);
  return [
    { id: "ram", label: figures.ram, ...format.capacity(ramGb), cells: cells("ramGb") },
    { id: "ssd", label: figures.ssd, ...format.capacity(ssdGb), cells: cells("ssdGb") },
    { id: "backups", label: figures.backups, value: format.number(backups), cells: cells("backups") },
  ] as const;
}
