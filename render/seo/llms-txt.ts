import { addressLine } from "../../app/loaders/company";
import { fileUrl, type PageMeta, pageUrl } from "../../app/loaders/head";
import { priceNotes, taxStatement, withTax } from "../../app/loaders/prices";
import { addressOf, languageWith } from "../../site/addresses";
import { phrase } from "../../site/format";
import type { Game, MinecraftPlan } from "../../site/schemas/plans";
import type { Site } from "../../site/site";

type ListedPage = { path: string; meta: PageMeta };

/** The offers with their prices and the pages as text for assistants (https://llmstxt.org). */
export function llmsTxt(site: Site, pages: readonly ListedPage[]): string {
  const { records, words, format } = site;
  const { assistants } = records["pages/home"];
  const { brand, company } = records;

  function planLine({ subtitle, soldOut, destination, ...plan }: Plan): string {
    const name = subtitle ? `${plan.title} (${subtitle})` : plan.title;
    return `${name}: ${priceOf(plan)}. ${soldOut ? words.plan.soldOut : `[${assistants.order}](${destination})`}`;
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
    section(records["pages/minecraft"].productName, records["minecraft-plans"], planLine),
    section(records["pages/vps"].productName, records["vps-plans"], planLine),
    section(records["pages/website-hosting"].productName, records["website-plans"], planLine),
    section(assistants.games, records.games.games, gameLine),
  ]
    .filter(Boolean)
    .join("\n\n");
  const others = pages.filter(({ path }) => !text.includes(`](${pageUrl(path, site)})`));
  const legal = addressOf("/legal.json", languageWith("/legal", site));
  const optional = section(assistants.otherPages, others, ({ path, meta }) => {
    return `[${meta.name}](${pageUrl(path, site)}): ${meta.description}`;
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
