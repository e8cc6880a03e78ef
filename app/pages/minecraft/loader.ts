import { phrase } from "../../../site/format";
import type { MinecraftPlan } from "../../../site/schemas/plans";
import type { Site } from "../../../site/site";
import type { PageHead } from "../../loaders/head";
import { existingLinks } from "../../loaders/links";
import { cellsOf, plansData, plansHead } from "../../loaders/plans";
import { finderData } from "./finder/finder-data";

export function loader(site: Site) {
  const { records } = site;
  const { head, plans, featuresTitle, closing } = records["pages/minecraft"];
  const { discordInvite } = records.brand.destinations;
  return {
    hero: head,
    finder: finderData(site),
    plans: { ...plansData(site, records["minecraft-plans"], (plan) => planDetails(plan, site)), head: plans },
    features: { title: featuresTitle, tiles: records["minecraft-features"] },
    closing: {
      ...closing,
      links: existingLinks(site, [
        { text: closing.discordLink, target: { href: discordInvite }, icon: "discord" },
        { text: closing.vpsLink, target: { to: "/vps" }, tone: "dark" },
      ]),
    },
  };
}

export type MinecraftData = ReturnType<typeof loader>;

export function head(site: Site): PageHead {
  return plansHead(site, "minecraft", site.records["minecraft-plans"]);
}

function planDetails(plan: MinecraftPlan, { records, words, format }: Site) {
  const { title, cpuSharePercent, drawing, destination, ramGb, ssdGb, backups } = plan;
  const { figures } = records["pages/minecraft"];
  const cells = (name: "ramGb" | "ssdGb" | "backups") => cellsOf(name, plan, records["minecraft-plans"]);
  return {
    subtitle: { figure: format.percent(cpuSharePercent), label: figures.cpu },
    drawing,
    figures: [
      { id: "ram", label: figures.ram, ...format.capacity(ramGb), cells: cells("ramGb") },
      { id: "ssd", label: figures.ssd, ...format.capacity(ssdGb), cells: cells("ssdGb") },
      { id: "backups", label: figures.backups, value: format.number(backups), cells: cells("backups") },
    ] as const,
    order: { href: destination, text: phrase(words.plan.chooseNamed, { plan: title }) },
  };
}
