import { brand, destinations } from "../../app/content/brand";
import { addressLine, company } from "../../app/content/company";
import { type Game, games } from "../../app/content/games";
import { words } from "../../app/content/interface";
import { addressOf, languageWith } from "../../app/content/languages";
import { legalTabs } from "../../app/content/legal";
import { type MinecraftPlan, minecraftPlans } from "../../app/content/minecraft-plans";
import { assistants } from "../../app/content/pages/home";
import { figures as minecraftFigures, productName as minecraftName } from "../../app/content/pages/minecraft";
import { figures as vpsFigures, productName as vpsName } from "../../app/content/pages/vps";
import {
  figures as websiteFigures,
  productName as websiteName,
} from "../../app/content/pages/website-hosting";
import { questions } from "../../app/content/questions";
import { supportOptions } from "../../app/content/support-options";
import { type VpsPlan, vpsPlans } from "../../app/content/vps-plans";
import { type WebsitePlan, websitePlans } from "../../app/content/website-plans";
import { capacity } from "../../app/format/capacity";
import { forSale } from "../../app/format/for-sale";
import { money } from "../../app/format/money";
import { figureText, localNumber, percentText } from "../../app/format/numbers";
import { phrase, plural } from "../../app/format/phrase";
import { priceNotes } from "../../app/format/price-notes";
import { taxStatement, withTax } from "../../app/format/tax";
import { fileUrl, pageUrl } from "../../app/seo/page-meta";

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
    section(assistants.games, games, gameLine),
    section(assistants.support, supportOptions, ({ title, destination, response, description }) => {
      return `[${title}](${destination}): ${figureText(response)}. ${description}`;
    }),
    section(assistants.questions, questions, ({ question, answer }) => `${question} ${answer}`),
    `${section(assistants.rules, legalTabs, ({ title, hash }) => `[${title}](${pageUrl(`/legal#${hash}`)})`)}
- [${assistants.rulesAsData}](${fileUrl(addressOf("/legal.json", languageWith("/legal")))})
- [${assistants.statusPage}](${destinations.statusPage})`,
  ]
    .filter(Boolean)
    .join("\n\n");
  const others = pages.filter(({ path }) => !text.includes(`](${pageUrl(path)})`));
  const optional = section(assistants.otherPages, others, ({ path, name, description }) => {
    return `[${name}](${pageUrl(path)}): ${description}`;
  });
  return `${[text, optional].filter(Boolean).join("\n\n")}\n`;
}

/** Empty if the owner does not say who runs the company. */
function companyLine(): string {
  if (!company) return "";
  const address = `${company.legalName}, ${addressLine(company)}`;
  return phrase(assistants.company, { brand: brand.name, company: address });
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

type Plan = Pick<MinecraftPlan, "monthly" | "destination" | "periods" | "setupFee" | "soldOut">;

function planSection<Entry extends Plan>(
  title: string,
  path: string,
  plans: readonly Entry[],
  line: (plan: Entry) => string,
): string {
  if (plans.length === 0) return "";
  const amounts = forSale(plans).map(({ monthly }) => monthly);
  const [lowest, highest] = [money(Math.min(...amounts)), money(Math.max(...amounts))];
  const prices =
    lowest === highest
      ? phrase(assistants.price, { price: lowest })
      : phrase(assistants.prices, { lowest, highest });
  const list = section(title, plans, (plan) => {
    return `${line(plan)}. ${plan.soldOut ? words.plan.soldOut : `[${assistants.order}](${plan.destination})`}`;
  });
  return list.replace("\n\n", `\n\n[${prices}](${pageUrl(path)}):\n\n`);
}

function gameLine(game: Game): string {
  const { title, to, destination, soldOut, shortDesc } = game;
  const url = to ? pageUrl(to) : (!soldOut && destination) || "";
  const listed = phrase(assistants.listed, { address: pageUrl("/games"), price: price(game) });
  const text = [listed, ...(soldOut ? [words.plan.soldOut] : []), shortDesc].join(". ");
  return `${url ? `[${title}](${url})` : title}: ${text}`;
}

function minecraftLine(plan: MinecraftPlan): string {
  const { ram, ssd, backups, cpu } = minecraftFigures;
  return line(plan.title, [
    price(plan),
    `${ram} ${size(plan.ramGb)}`,
    `${ssd} ${size(plan.ssdGb)}`,
    `${backups} ${localNumber(plan.backups)}`,
    `${cpu} ${percentText(plan.cpuSharePercent)}`,
  ]);
}

function vpsLine(plan: VpsPlan): string {
  const { ram, cpu, cores, storage, transfer, network } = vpsFigures;
  const { title, subtitle, vcpus, networkGbps } = plan;
  return line(`${title} (${subtitle})`, [
    price(plan),
    `${ram} ${size(plan.ramGb)}`,
    `${cpu} ${localNumber(vcpus)} ${plural(cores, vcpus)}`,
    `${storage} ${size(plan.storageGb)}`,
    `${transfer} ${size(plan.transferTb * 1000)}`,
    ...(networkGbps ? [phrase(network, { number: localNumber(networkGbps) })] : []),
  ]);
}

function websiteLine(plan: WebsitePlan): string {
  const { domains, cpu, cores, bandwidth, backup } = websiteFigures;
  return line(`${plan.title} (${plan.subtitle})`, [
    price(plan),
    `${plural(domains, plan.domains)} ${localNumber(plan.domains)}`,
    `${cpu} ${localNumber(plan.cpuCores)} ${plural(cores, plan.cpuCores)}`,
    `${bandwidth} ${size(plan.bandwidthGb)}`,
    `${backup} ${websiteFigures[plan.backup]}`,
  ]);
}

/** The figures with the words of the pages. */
function line(name: string, figures: readonly string[]): string {
  return `${name}: ${figures.join(", ")}`;
}

function price(offer: Pick<Plan, "monthly" | "periods" | "setupFee">): string {
  return [
    `${phrase(assistants.price, { price: money(offer.monthly) })}${withTax(offer.monthly)}`,
    ...priceNotes(offer),
  ].join(", ");
}

function size(gigabytes: number): string {
  return Object.values(capacity(gigabytes)).join(" ");
}
