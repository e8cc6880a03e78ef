import { brand, destinations } from "../../app/content/brand";
import { addressLine, company } from "../../app/content/company";
import { type Game, games } from "../../app/content/games";
import { legalTabs } from "../../app/content/legal";
import { type MinecraftPlan, minecraftPlans } from "../../app/content/minecraft-plans";
import { assistants } from "../../app/content/pages/home";
import { productName as minecraftName } from "../../app/content/pages/minecraft";
import { productName as vpsName } from "../../app/content/pages/vps";
import { productName as websiteName } from "../../app/content/pages/website-hosting";
import { questions } from "../../app/content/questions";
import { supportOptions } from "../../app/content/support-options";
import { type VpsPlan, vpsPlans } from "../../app/content/vps-plans";
import { type WebsitePlan, websitePlans } from "../../app/content/website-plans";
import { capacity } from "../../app/format/capacity";
import { counted } from "../../app/format/counted";
import { money } from "../../app/format/money";
import { figureText, localNumber } from "../../app/format/numbers";
import { priceNotes } from "../../app/format/price-notes";
import { priceRange } from "../../app/format/price-range";
import { taxStatement, withTax } from "../../app/format/tax";
import { canonicalUrl } from "../../app/seo/page-meta";

type ListedPage = { path: string; name: string; description: string };

/** The offers and pages as text for assistants (https://llmstxt.org). */
export function llmsTxt(pages: readonly ListedPage[]): string {
  const text = [
    ...[`# ${brand.name}`, `> ${assistants.summary}`, assistants.note, taxStatement(), companyLine()].map(
      inOneLine,
    ),
    planSection(minecraftName, "/minecraft", minecraftPlans, minecraftLine),
    planSection(vpsName, "/vps", vpsPlans, vpsLine),
    planSection(websiteName, "/website-hosting", websitePlans, websiteLine),
    section("Games", games, gameLine),
    section("Support", supportOptions, ({ title, destination, response, description }) => {
      return `[${title}](${destination}): ${figureText(response)}. ${description}`;
    }),
    section("Questions", questions, ({ question, answer }) => `${question} ${answer}`),
    `${section("Rules", legalTabs, ({ title, hash }) => `[${title}](${canonicalUrl(`/legal#${hash}`)})`)}
- [All four as data](${canonicalUrl("/legal.json")})
- [Status page](${destinations.statusPage})`,
  ]
    .filter(Boolean)
    .join("\n\n");
  const others = pages.filter(({ path }) => !text.includes(`](${canonicalUrl(path)})`));
  const optional = section("Optional", others, ({ path, name, description }) => {
    return `[${name}](${canonicalUrl(path)}): ${description}`;
  });
  return `${[text, optional].filter(Boolean).join("\n\n")}\n`;
}

/** Empty if the owner does not say who runs the company. */
function companyLine(): string {
  return company ? `${brand.name} is run by ${company.legalName}, ${addressLine(company)}.` : "";
}

/** Empty without entries. */
function section<Entry>(title: string, entries: readonly Entry[], line: (entry: Entry) => string): string {
  if (entries.length === 0) return "";
  return `## ${title}\n\n${entries.map((entry) => `- ${inOneLine(line(entry))}`).join("\n")}`;
}

/** A text of several lines, as `|` begins in YAML, would end its entry of a list. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, " ");
}

type Plan = {
  monthly: number;
  destination: string;
  periods?: readonly { months: number; price: number }[];
  setupFee?: number;
  soldOut?: boolean;
};

function planSection<Entry extends Plan>(
  title: string,
  path: string,
  plans: readonly Entry[],
  line: (plan: Entry) => string,
): string {
  if (plans.length === 0) return "";
  const { lowest, highest } = priceRange(plans);
  const prices = lowest === highest ? lowest : `${lowest} to ${highest}`;
  const list = section(title, plans, (plan) => {
    return `${line(plan)}. ${plan.soldOut ? "Sold out" : `[Order](${plan.destination})`}`;
  });
  return list.replace("\n\n", `\n\n[${prices} a month](${canonicalUrl(path)}):\n\n`);
}

function gameLine(game: Game): string {
  const { title, to, destination, soldOut, shortDesc } = game;
  const url = to ? canonicalUrl(to) : (!soldOut && destination) || "";
  const listed = `listed in the [catalogue](${canonicalUrl("/games")}) at ${price(game)}`;
  const words = [listed, ...(soldOut ? ["Sold out"] : []), shortDesc].join(". ");
  return `${url ? `[${title}](${url})` : title}: ${words}`;
}

function minecraftLine(plan: MinecraftPlan): string {
  return `${plan.title}: ${price(plan)}, ${size(plan.ramGb)} RAM, ${size(plan.ssdGb)} SSD, ${counted(plan.backups, "backup", localNumber)}, ${localNumber(plan.cpuSharePercent)}% CPU share`;
}

function vpsLine(plan: VpsPlan): string {
  const network = plan.networkGbps ? `, ${localNumber(plan.networkGbps)} Gbps network` : "";
  return `${plan.title} (${plan.subtitle}): ${price(plan)}, ${size(plan.ramGb)} RAM, ${localNumber(plan.vcpus)} vCPU, ${size(plan.storageGb)} storage, ${size(plan.transferTb * 1000)} transfer${network}`;
}

function websiteLine(plan: WebsitePlan): string {
  return `${plan.title} (${plan.subtitle}): ${price(plan)}, ${counted(plan.domains, "domain", localNumber)}, ${counted(plan.cpuCores, "CPU core", localNumber)}, ${size(plan.bandwidthGb)} bandwidth, ${plan.backup} backup`;
}

function price(offer: Pick<Plan, "monthly" | "periods" | "setupFee">): string {
  return [`${money(offer.monthly)} a month${withTax(offer.monthly)}`, ...priceNotes(offer)].join(", ");
}

function size(gigabytes: number): string {
  return Object.values(capacity(gigabytes)).join(" ");
}
