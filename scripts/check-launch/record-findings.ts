import { formatMoney, formatNumber, type NumberFormat } from "../../app/format/number-format";
import type { Content } from "../../build/content/content";
import { siteNumberFormat } from "../../build/content/number-format";
import { currentContent } from "../../build/content/shown-content";
import { type Finding, look, sourceLine } from "./finding";

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

/** Records that are valid, but hardly meant so. The owner decides. */
export function recordFindings(content: Content, today: Date): Finding[] {
  const format = siteNumberFormat(content);
  const files = Object.keys(growingFields);
  const plansOf = (file: string) => (content[file] ?? []) as Plan[];
  const { games = [] } = (content.games ?? {}) as { games?: Offer[] };
  return [
    ...files.flatMap((file) => irregularPlans(file, plansOf(file), format)),
    ...files.flatMap((file) => plansOf(file).flatMap((plan) => periodPrices(file, plan, format))),
    ...games.flatMap((game) => periodPrices("games.games", game, format)),
    ...tickerRegions(content),
    ...endedAnnouncement(content, today),
    ...missingTax(content),
  ];
}

/** Plans with the name or the price of another, and plans that give less than a cheaper one. */
function irregularPlans(file: string, plans: readonly Plan[], format: NumberFormat): Finding[] {
  const money = (amount: number) => formatMoney(amount, format);
  return plans.flatMap((plan, index) => {
    const { id, title, monthly } = plan;
    const finding = (field: string, sentence: string) =>
      look("irregular", sourceLine(`${file}.${id}.${field}`), sentence);
    const earlier = plans.slice(0, index);
    return [
      ...earlier
        .filter((other) => other.monthly === monthly)
        .map((other) => finding("monthly", `${title} costs ${money(monthly)}, the same as ${other.title}.`)),
      ...earlier
        .filter((other) => other.title === title)
        .map(() => finding("title", `Two plans are called ${title}.`)),
      ...Object.entries(growingFields[file] ?? {}).flatMap(([field, unit]) => {
        const amountOf = (other: Plan) => Number(other[field]);
        const [best] = plans
          .filter((other) => other.monthly < monthly && amountOf(other) > amountOf(plan))
          .sort((one, other) => amountOf(other) - amountOf(one));
        if (!best) return [];
        const [amount, bestAmount] = [plan, best].map((each) => formatNumber(amountOf(each), format));
        const less = `less than ${best.title} (${money(best.monthly)}) with ${bestAmount}`;
        return [finding(field, `${title} (${money(monthly)}) has ${amount} ${unit}, ${less}.`)];
      }),
    ];
  });
}

/** Prices of longer periods that are above as many months, or not above one. */
function periodPrices(list: string, { id, monthly, periods = [] }: Offer, format: NumberFormat): Finding[] {
  const money = (amount: number) => formatMoney(amount, format);
  return periods.flatMap(({ months, price }, index) => {
    const all = Number((months * monthly).toFixed(3));
    const comparison =
      price > all
        ? `more than ${months} times a month (${money(all)})`
        : price <= monthly && `no more than one month (${money(monthly)})`;
    if (!comparison || monthly === 0) return [];
    const sentence = `${list}.${id} costs ${money(price)} for ${months} months, ${comparison}.`;
    return [look("irregular", sourceLine(`${list}.${id}.periods.${index}.price`), sentence)];
  });
}

type Region = { name: string; cities: readonly { name: string }[] };

function tickerRegions({ locations = {}, ticker = [] }: Content): Finding[] {
  const { regions = [] } = locations as { regions?: readonly Region[] };
  const places = new Set(regions.flatMap(({ name, cities }) => [name, ...cities.map((city) => city.name)]));
  if (places.size === 0) return [];
  return (ticker as { id: string; region: string }[])
    .filter(({ region }) => !places.has(region))
    .map(({ id, region }) => {
      const record = `ticker.${id}.region`;
      const sentence = `${record} is ${region}; the locations are ${[...places].join(", ")}.`;
      return look("contradiction", sourceLine(record), sentence);
    });
}

function endedAnnouncement(content: Content, today: Date): Finding[] {
  if (currentContent(content, today) === content) return [];
  const sentence = "The announcement has ended and is no longer shown: delete it, or write a new one.";
  return [look("date", sourceLine("layout.announcement.until"), sentence)];
}

/** Advertised prices must say what a buyer pays (ASCI, and the E-Commerce Rules of 2020). */
function missingTax({ brand = {} }: Content): Finding[] {
  const { currency, tax } = brand as { currency?: string; tax?: object };
  if (currency !== "INR" || tax) return [];
  const sentence =
    "brand.yaml says nothing about tax: if you charge GST, add tax with its percentage, and whether prices include it.";
  return [look("text", sourceLine("brand.currency"), sentence)];
}
