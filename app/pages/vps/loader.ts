import { phrase } from "../../../site/format";
import type { VpsPlan } from "../../../site/schemas/plans";
import type { Site } from "../../../site/site";
import type { PageHead } from "../../loaders/head";
import { existingLinks } from "../../loaders/links";
import { cellsOf, plansData, plansHead, questionsOn } from "../../loaders/plans";

export function loader(site: Site) {
  const { records, drawings } = site;
  const { head, plans, featuresTitle, questionsTitle, closing } = records["pages/vps"];
  return {
    hero: { ...head, scene: drawings.scenes.vps },
    moon: drawings.skies.moon,
    plans: { ...plansData(site, records["vps-plans"], (plan) => planDetails(plan, site)), head: plans },
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
  return plansHead(site, "vps", site.records["vps-plans"]);
}

function planDetails(plan: VpsPlan, site: Site) {
  const { records, words, format } = site;
  const { titleNote, chooseNote } = records["pages/vps"];
  const price = format.money(plan.monthly);
  return {
    subtitle: plan.subtitle,
    // Two plans share a title: the price tells them apart.
    titleNote: phrase(titleNote, { price }),
    figures: figuresOf(plan, site),
    order: { href: plan.destination, text: words.plan.choose, which: phrase(chooseNote, { price }) },
  };
}

/** The first three meters have the colours of the lights on the tower of the page. */
function figuresOf(plan: VpsPlan, { records, format }: Site) {
  const { ramGb, vcpus, storageGb, transferTb, networkGbps } = plan;
  const { figures } = records["pages/vps"];
  const cells = (name: "ramGb" | "vcpus" | "storageGb" | "transferTb") =>
    cellsOf(name, plan, records["vps-plans"]);
  const cores = { value: format.number(vcpus), unit: format.plural(figures.cores, vcpus) };
  const storage = format.capacity(storageGb);
  const transfer = format.capacity(transferTb * 1000);
  const network = networkGbps && {
    note: phrase(figures.network, { number: format.number(networkGbps) }),
  };
  return [
    { id: "ram", label: figures.ram, ...format.capacity(ramGb), cells: cells("ramGb"), tone: "xp" },
    { id: "cpu", label: figures.cpu, ...cores, cells: cells("vcpus"), tone: "diamond" },
    { id: "storage", label: figures.storage, ...storage, cells: cells("storageGb"), tone: "torch" },
    {
      id: "transfer",
      label: figures.transfer,
      ...transfer,
      cells: cells("transferTb"),
      tone: "bone",
      ...network,
    },
  ] as const;
}
