import { phrase } from "../../../site/format";
import type { VpsPlan } from "../../../site/schemas/plans";
import type { Site } from "../../../site/site";
import { cellsOf } from "../../loaders/figures";
import type { PageHead } from "../../loaders/head";
import { buyingFacts, existingLinks } from "../../loaders/links";
import { billingData, offeredPeriods, priceData } from "../../loaders/prices";
import { questionsOn } from "../../loaders/questions";
import { planProduct } from "../../loaders/structured-data";

export function loader(site: Site) {
  const { records, drawings } = site;
  const { head, plans, featuresTitle, questionsTitle, closing } = records["pages/vps"];
  return {
    hero: { ...head, scene: drawings.scenes.vps },
    moon: drawings.skies.moon,
    plans: { ...plansData(site), head: plans },
    features: { title: featuresTitle, tiles: records["vps-features"] },
    questions: { title: questionsTitle, questions: questionsOn(site, "/vps") },
    closing: {
      ...closing,
      links: existingLinks(site, [
        { text: closing.websiteLink, target: { to: "/website-hosting" }, tone: "dark", icon: "arrow" },
      ]),
    },
  };
}

export function head(site: Site): PageHead {
  const { records } = site;
  const { meta, shareCard, productName } = records["pages/vps"];
  return {
    meta,
    shareCard,
    structuredData: (page) => [planProduct(site, productName, records["vps-plans"], page)],
  };
}

function plansData(site: Site) {
  const { records, words, format } = site;
  const plans = records["vps-plans"];
  const { titleNote, chooseNote } = records["pages/vps"];
  const offered = offeredPeriods(plans);
  return {
    billing: billingData(site, plans),
    facts: buyingFacts(site),
    units: plans.map((plan) => {
      const { id, title, subtitle, popular, soldOut, destination, monthly } = plan;
      const price = format.money(monthly);
      return {
        id,
        title,
        subtitle,
        popular,
        soldOut,
        price: priceData(site, plan, offered),
        // Two plans share a title: the price tells them apart.
        titleNote: phrase(titleNote, { price }),
        figures: figuresOf(plan, site),
        order: { href: destination, text: words.plan.choose, which: phrase(chooseNote, { price }) },
      };
    }),
  };
}

/** The first three meters have the colours of the lights on the tower of the page. */
function figuresOf(plan: VpsPlan, { records, format }: Site) {
  const { ramGb, vcpus, storageGb, transferTb, networkGbps } = plan;
  const { figures } = records["pages/vps"];
  const cells = (name: "ramGb" | "vcpus" | "storageGb" | "transferTb") =>
    cellsOf(name, plan, records["vps-plans"]);
  return [
    { id: "ram", label: figures.ram, ...format.capacity(ramGb), cells: cells("ramGb"), tone: "xp" },
    {
      id: "cpu",
      label: figures.cpu,
      value: format.number(vcpus),
      unit: format.plural(figures.cores, vcpus),
      cells: cells("vcpus"),
      tone: "diamond",
    },
    {
      id: "storage",
      label: figures.storage,
      ...format.capacity(storageGb),
      cells: cells("storageGb"),
      tone: "torch",
    },
    {
      id: "transfer",
      label: figures.transfer,
      ...format.capacity(transferTb * 1000),
      cells: cells("transferTb"),
      tone: "bone",
      ...(networkGbps && { note: phrase(figures.network, { number: format.number(networkGbps) }) }),
    },
  ] as const;
}
