import { type Content, contentLeaves } from "../../site/content";
import { readValue } from "../../site/fill-values";
import { type Format, formatOf } from "../../site/format";
import { readContent } from "../../site/load-content";
import type { Records } from "../../site/schemas/all-schemas";
import type { Finding } from "./finding";

const records = readContent();
const leaves = contentLeaves(records.content);

type Offer = { id: string; monthly: number; periods?: readonly { months: number; price: number }[] };
type Plan = Offer & { title: string } & Record<string, unknown>;

/** The fields of plans that should grow with the price, and their units in words. */
const growingFields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "minecraft-plans": { ramGb: "GB of RAM", ssdGb: "GB of SSD", backups: "backups" },
  "vps-plans": {
    ramGb: "GB of RAM",
    vcpus: "vCPU",
    storageGb: "GB of storage",
    transferTb: "TB of transfer",
  },
  "website-plans": { domains: "domains", cpuCores: "CPU cores", bandwidthGb: "GB of bandwidth" },
};

/** What several pages say about one thing, as values in texts name it. */
const statements: Readonly<Record<string, readonly string[]>> = {
  Uptime: [
    "home-figures.uptimePercent",
    "locations.regions.first.networkStats.uptimePercent",
    "about.stats.uptime",
  ],
  "Data centers": ["home-figures.dataCenters", "about.stats.data-centers"],
  "Customers and users": [
    "home-figures.customers",
    "about.stats.active-users",
    "partners.stats.customers",
    "website-features.users",
  ],
  "Support response": ["home-figures.responseHours", "support-options.stats.response"],
  "Lowest price of Minecraft": ["games.games.minecraft.monthly", "minecraft-plans.monthly.lowest"],
};

/** Records that are valid, but hardly meant so. The owner decides. */
export function recordFindings(content: Content): Finding[] {
  const format = formatOf(content);
  const files = Object.keys(growingFields);
  const plansOf = (file: string) => (content[file] ?? []) as Plan[];
  const { games = [] } = (content.games ?? {}) as { games?: Offer[] };
  return [
    ...files.flatMap((file) => irregularPlans(file, plansOf(file), format)),
    ...files.flatMap((file) => plansOf(file).flatMap((plan) => periodPrices(file, plan, format))),
    ...games.flatMap((game) => periodPrices("games.games", game, format)),
    ...contradictions(content),
    ...indianRules(content as Partial<Records>),
  ];
}

/** About a value such as `minecraft-plans.diamond.ramGb`. */
export function finding(level: Finding["level"], record: string, message: string): Finding {
  const steps = record.split(".");
  const [file = ""] = steps;
  const leaf = leaves.find((each) => `${each.record}.`.startsWith(`${record}.`));
  const path = leaf?.path.slice(0, steps.length - 1) ?? [];
  return { level, ...records.located({ file, path, message }) };
}

function look(record: string, message: string): Finding {
  return finding("look", record, message);
}

/** Plans with the name or the price of another, and plans that give less than a cheaper one. */
function irregularPlans(file: string, plans: readonly Plan[], { money, number }: Format): Finding[] {
  return plans.flatMap((plan, index) => {
    const { id, title, monthly } = plan;
    const lookAt = (field: string, message: string) => look(`${file}.${id}.${field}`, message);
    const earlier = plans.slice(0, index);
    return [
      ...earlier
        .filter((other) => other.monthly === monthly)
        .map((other) => lookAt("monthly", `${title} costs ${money(monthly)}, the same as ${other.title}`)),
      ...earlier
        .filter((other) => other.title === title)
        .map(() => lookAt("title", `Two plans are called ${title}`)),
      ...Object.entries(growingFields[file] ?? {}).flatMap(([field, unit]) => {
        const amountOf = (other: Plan) => Number(other[field]);
        const [best] = plans
          .filter((other) => other.monthly < monthly && amountOf(other) > amountOf(plan))
          .sort((one, other) => amountOf(other) - amountOf(one));
        if (!best) return [];
        const [amount, bestAmount] = [plan, best].map((each) => number(amountOf(each)));
        const less = `less than ${best.title} (${money(best.monthly)}) with ${bestAmount}`;
        return [lookAt(field, `${title} (${money(monthly)}) has ${amount} ${unit}, ${less}`)];
      }),
    ];
  });
}

/** Prices of longer periods that are above as many months, or not above one. */
function periodPrices(list: string, { id, monthly, periods = [] }: Offer, { money }: Format): Finding[] {
  return periods.flatMap(({ months, price }, index) => {
    const all = Number((months * monthly).toFixed(3));
    const comparison =
      price > all
        ? `more than ${months} times a month (${money(all)})`
        : price <= monthly && `no more than one month (${money(monthly)})`;
    if (!comparison || monthly === 0) return [];
    const message = `${list}.${id} costs ${money(price)} for ${months} months, ${comparison}`;
    return [look(`${list}.${id}.periods.${index}.price`, message)];
  });
}

/** Pages that give different figures for one thing. SPEC.md §9 asks for each page's own; the owner decides. */
function contradictions(content: Content): Finding[] {
  return Object.entries(statements).flatMap(([topic, names]) => {
    const said = names.flatMap((name) => {
      const { words } = readValue(content, name);
      return words ? [{ name, words, figure: words.replaceAll(/[^\d.,]/g, "") }] : [];
    });
    if (new Set(said.map(({ figure }) => figure)).size < 2) return [];
    const list = said.map(({ name, words }) => `${name} is ${words}`).join(", ");
    return [look(said[0]?.name ?? "", `${topic}: ${list}`)];
  });
}

/** What the E-Commerce Rules of 2020 ask a seller in India to show. A reminder: see docs/owner.md. */
function indianRules({ brand, company }: Partial<Records>): Finding[] {
  if (brand?.currency !== "INR") return [];
  const officer =
    "company.yaml does not say who runs the company, or names no grievance officer: the Consumer Protection (E-Commerce) Rules of 2020 ask for both";
  const tax =
    "brand.yaml says nothing about tax: if you charge GST, add tax with its percentage, and whether prices include it";
  return [
    ...(company?.grievanceOfficer ? [] : [look("company", officer)]),
    ...(brand.tax ? [] : [look("brand.currency", tax)]),
  ];
}
