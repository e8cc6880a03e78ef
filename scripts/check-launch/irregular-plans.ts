import { minecraftPlans } from "../../app/content/minecraft-plans";
import { vpsPlans } from "../../app/content/vps-plans";
import { websitePlans } from "../../app/content/website-plans";
import { money } from "../../app/format/money";
import { localNumber } from "../../app/format/numbers";
import { type Finding, look } from "./finding";
import { sourceLine } from "./source-line";

type Plan = { id: string; title: string; monthly: number } & Record<string, unknown>;

/** `grows`: the fields that should grow with the price, and their units in words. */
type PlanList = {
  file: string;
  plans: readonly Plan[];
  grows: Readonly<Record<string, string>>;
};

const minecraft = { ramGb: "GB of RAM", ssdGb: "GB of SSD", backups: "backups" };
const vps = { ramGb: "GB of RAM", vcpus: "vCPU", storageGb: "GB of storage", transferTb: "TB of transfer" };
const website = { domains: "domains", cpuCores: "CPU cores", bandwidthGb: "GB of bandwidth" };

const planLists: readonly PlanList[] = [
  { file: "minecraft-plans", plans: minecraftPlans, grows: minecraft },
  { file: "vps-plans", plans: vpsPlans, grows: vps },
  { file: "website-plans", plans: websitePlans, grows: website },
];

/** Plans with the name or the price of another, and plans that give less than a cheaper one. The owner decides. */
export function irregularPlans(lists = planLists): Finding[] {
  return lists.flatMap(({ file, plans, grows }) =>
    plans.flatMap((plan, index) => {
      const { id, title, monthly } = plan;
      const finding = (field: string, sentence: string) =>
        look("irregular", sourceLine(`${file}.${id}.${field}`), sentence);
      const earlier = plans.slice(0, index);
      return [
        ...earlier
          .filter((other) => other.monthly === monthly)
          .map((other) =>
            finding("monthly", `${title} costs ${money(monthly)}, the same as ${other.title}.`),
          ),
        ...earlier
          .filter((other) => other.title === title)
          .map(() => finding("title", `Two plans are called ${title}.`)),
        ...Object.entries(grows).flatMap(([field, unit]) => {
          const [best] = plans
            .filter((other) => other.monthly < monthly && Number(other[field]) > Number(plan[field]))
            .sort((one, other) => Number(other[field]) - Number(one[field]));
          if (!best) return [];
          const less = `less than ${best.title} (${money(best.monthly)}) with ${localNumber(Number(best[field]))}`;
          return [
            finding(
              field,
              `${title} (${money(monthly)}) has ${localNumber(Number(plan[field]))} ${unit}, ${less}.`,
            ),
          ];
        }),
      ];
    }),
  );
}
