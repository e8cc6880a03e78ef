import { addressLine } from "../../app/loaders/company";
import { fileUrl, pageUrl } from "../../app/loaders/head";
import { priceNotes, taxStatement, withTax } from "../../app/loaders/prices";
import { addressOf, languageWith } from "../../site/addresses";
import { forSale } from "../../site/fill-values";
import { phrase } from "../../site/format";
import type { Game, MinecraftPlan } from "../../site/schemas/plans";
import type { Site } from "../../site/site";

type ListedPage = { path: string; name: string; description: string };

/** The offers and pages as text for assistants (https://llmstxt.org). */
export function llmsTxt(site: Site, pages: readonly ListedPage[]): string {
  const { records, words, format } = site;
  const { assistants } = records["pages/home"];
  const { brand, company } = records;

  function planSection(title: string, path: string, plans: readonly Plan[]): string {
    if (plans.length === 0) return "";
    const amounts = forSale(plans).map(({ monthly }) => monthly);
    const [lowest, highest] = [format.money(Math.min(...amounts)), format.money(Math.max(...amounts))];
    const prices =
      lowest === highest
        ? phrase(assistants.price, { price: lowest })
        : phrase(assistants.prices, { lowest, highest });
    const list = section(title, plans, (plan) => {
      const name = plan.subtitle ? `${plan.title} (${plan.subtitle})` : plan.title;
      const order = plan.soldOut ? words.plan.soldOut : `[${assistants.order}](${plan.destination})`;
      return `${name}: ${priceOf(plan)}. ${order}`;
    });
    return list.replace("\n\n", `\n\n[${prices}](${pageUrl(path, site)}):\n\n`);
  }

  function gameLine(game: Game): string {
    const { title, to, destination, soldOut, shortDesc } = game;
    const url = to ? pageUrl(to, site) : (!soldOut && destination) || "";
    const address = pageUrl("/games", site);
    const listed = phrase(assistants.listed, { address, price: priceOf(game) });
    const text = [listed, ...(soldOut ? [words.plan.soldOut] : []), shortDesc].join(". ");
    return `${url ? `[${title}](${url})` : title}: ${text}`;
  }

  function priceOf(offer: Pick<Plan, "monthly" | "periods" | "setupFee">): string {
    const price = phrase(assistants.price, { price: format.money(offer.monthly) });
    return [`${price}${withTax(site, offer.monthly)}`, ...priceNotes(site, offer)].join(", ");
  }

  const companyLine = company
    ? phrase(assistants.company, {
        brand: brand.name,
        company: `${company.legalName}, ${addressLine(company)}`,
      })
    : "";
  const statement = taxStatement(site) ?? "";
  const text = [
    ...[`# ${brand.name}`, `> ${assistants.summary}`, assistants.note, statement, companyLine].map(inOneLine),
    planSection(records["pages/minecraft"].productName, "/minecraft", records["minecraft-plans"]),
    planSection(records["pages/vps"].productName, "/vps", records["vps-plans"]),
    planSection(records["pages/website-hosting"].productName, "/website-hosting", records["website-plans"]),
    section(assistants.games, records.games.games, gameLine),
  ]
    .filter(Boolean)
    .join("\n\n");
  const others = pages.filter(({ path }) => !text.includes(`](${pageUrl(path, site)})`));
  const legal = addressOf("/legal.json", languageWith("/legal", site));
  const optional = section(assistants.otherPages, others, ({ path, name, description }) => {
    return `[${name}](${pageUrl(path, site)}): ${description}`;
  });
  return `${[text, optional].filter(Boolean).join("\n\n")}\n- [${assistants.rulesAsData}](${fileUrl(legal, site)})\n`;
}

type Plan = Pick<MinecraftPlan, "title" | "monthly" | "destination" | "periods" | "setupFee" | "soldOut"> & {
  subtitle?: string;
};

/** Empty without entries. */
function section<Entry>(title: string, entries: readonly Entry[], line: (entry: Entry) => string): string {
  if (entries.length === 0) return "";
  return `## ${title}\n\n${entries.map((entry) => `- ${inOneLine(line(entry))}`).join("\n")}`;
}

/** A text of several lines, as `|` begins in YAML, would end its entry of a list. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, " ");
}
