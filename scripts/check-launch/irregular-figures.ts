import { minecraftPlans } from "../../app/content/minecraft-plans";
import { vpsPlans } from "../../app/content/vps-plans";
import { websitePlans } from "../../app/content/website-plans";
import { rupees } from "../../app/format/rupees";
import type { Leaf } from "./content-leaves";

export type Irregularity = { source: Pick<Leaf, "file" | "exportName" | "path">; sentence: string };

type Plan = { id: string; title: string; monthlyInr: number } & Record<string, unknown>;

type PlanList = {
  file: string;
  exportName: string;
  plans: readonly Plan[];
  /** What should grow with the price, and how it is worded. */
  fields: Readonly<Record<string, string>>;
};

const planLists: readonly PlanList[] = [
  {
    file: "minecraft-plans",
    exportName: "minecraftPlans",
    plans: minecraftPlans,
    fields: { ramGb: "GB of RAM", ssdGb: "GB of SSD", backups: "backups" },
  },
  {
    file: "vps-plans",
    exportName: "vpsPlans",
    plans: vpsPlans,
    fields: { ramGb: "GB of RAM", vcpus: "vCPU", storageGb: "GB of storage", transferTb: "TB of transfer" },
  },
  {
    file: "website-plans",
    exportName: "websitePlans",
    plans: websitePlans,
    fields: { domains: "domains", cpuCores: "CPU cores", bandwidthGb: "GB of bandwidth" },
  },
];

/** Plans that share a name or a price, and plans that give less than a cheaper one. Printed as given; the owner decides. */
export function irregularFigures(lists = planLists): Irregularity[] {
  return lists.flatMap(({ file, exportName, plans, fields }) =>
    plans.flatMap((plan, index): Irregularity[] => {
      const found: Irregularity[] = [];
      const say = (field: string, sentence: string) =>
        found.push({ source: { file, exportName, path: [index, field] }, sentence });
      for (const earlier of plans.slice(0, index)) {
        if (earlier.monthlyInr === plan.monthlyInr)
          say("monthlyInr", `${plan.title} costs ${rupees(plan.monthlyInr)}, the same as ${earlier.title}.`);
        if (earlier.title === plan.title) say("title", `Two plans are called ${plan.title}.`);
      }
      for (const [field, words] of Object.entries(fields)) {
        const best = bestOf(
          plans.filter(({ monthlyInr }) => monthlyInr < plan.monthlyInr),
          field,
        );
        if (!best || Number(plan[field]) >= Number(best[field])) continue;
        const mine = `${plan.title} (${rupees(plan.monthlyInr)}) has ${plan[field]} ${words}`;
        say(field, `${mine}, less than ${best.title} (${rupees(best.monthlyInr)}) with ${best[field]}.`);
      }
      return found;
    }),
  );
}

function bestOf(plans: readonly Plan[], field: string): Plan | undefined {
  return [...plans].sort((one, other) => Number(other[field]) - Number(one[field]))[0];
}
