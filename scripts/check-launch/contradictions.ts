import { aboutStats } from "../../app/content/about";
import { games } from "../../app/content/games";
import { homeFigures } from "../../app/content/home-figures";
import { regions } from "../../app/content/locations";
import { minecraftPlans } from "../../app/content/minecraft-plans";
import { partnerStats } from "../../app/content/partners";
import { questions } from "../../app/content/questions";
import { supportStats } from "../../app/content/support-options";
import { websiteUsers } from "../../app/content/website-features";
import { money } from "../../app/format/money";
import { figureText, localNumber } from "../../app/format/numbers";
import { priceRange } from "../../app/format/price-range";
import type { Stat } from "../../schemas/parts";
import { type Finding, look, sourceLine } from "./finding";

/** `record`: its place in the records, such as `home-figures.customers`. */
type Statement = { page: string; says: string; record: string };

/** What several pages say about one thing. */
const topics: Readonly<Record<string, readonly Statement[]>> = {
  Uptime: [
    said("/", percent(homeFigures.uptimePercent), "home-figures.uptimePercent"),
    ...regions.map(({ id, networkStats: { uptimePercent } }) =>
      said("/", percent(uptimePercent), `locations.regions.${id}.networkStats.uptimePercent`),
    ),
    ...stat("/about", "about.stats", aboutStats, "uptime"),
  ],
  "DDoS protection": [
    said("/", `up to ${localNumber(homeFigures.ddosTbps)} Tbps`, "home-figures.ddosTbps"),
    ...questions.flatMap(({ id, answer }) =>
      (answer.match(/up to [\d.,]+\sTbps/gi) ?? []).map((says) =>
        said("/", says.replace("\u00a0", " "), `questions.questions.${id}.answer`),
      ),
    ),
  ],
  "Data centers": [
    said("/", `${homeFigures.dataCenters}`, "home-figures.dataCenters"),
    said("/", `${regions.flatMap(({ cities }) => cities).length}`, "locations.regions"),
    ...stat("/about", "about.stats", aboutStats, "data-centers"),
  ],
  "Customers and users": [
    said("/", `${localNumber(homeFigures.customers)}+`, "home-figures.customers"),
    ...stat("/about", "about.stats", aboutStats, "active-users"),
    ...stat("/partners", "partners.stats", partnerStats, "customers"),
    said("/website-hosting", figureText(websiteUsers), "website-features.users.value"),
  ],
  "Support response": [
    said("/", `within ${hours(homeFigures.responseHours)}`, "home-figures.responseHours"),
    ...stat("/support", "support-options.stats", supportStats, "response"),
  ],
  "Lowest price of Minecraft": [
    ...games
      .filter(({ to }) => to === "/minecraft")
      .map(({ id, monthly }) => said("/games", money(monthly), `games.games.${id}.monthly`)),
    said("/minecraft", priceRange(minecraftPlans).lowest, "minecraft-plans"),
  ],
};

function said(page: string, says: string, record: string): Statement {
  return { page, says, record };
}

function stat(page: string, list: string, stats: readonly Stat[], id: string): Statement[] {
  const found = stats.filter((each) => each.id === id);
  return found.map((each) => said(page, figureText(each), `${list}.${id}.value`));
}

function percent(value: number): string {
  return `${localNumber(value)}%`;
}

function hours(value: number): string {
  return `${localNumber(value)} hour${value === 1 ? "" : "s"}`;
}

/** Pages that give different figures for one thing. SPEC.md §9 asks for each page's own; the owner decides. */
export function contradictions(all = topics): Finding[] {
  return Object.entries(all).flatMap(([topic, statements]) => {
    if (new Set(statements.map(figureOf)).size < 2) return [];
    const words = statements.map(
      ({ page, says, record }) => `${page} says "${says}" (${record.replace(/\..*/, "")}.yaml)`,
    );
    const place = sourceLine(statements[0]?.record ?? "");
    return [look("contradiction", place, `${topic}: ${[...new Set(words)].join(", ")}.`)];
  });
}

/** "up to 1 Tbps" and "Up to 1 Tbps" are the same; "within 1 hour" and "under 15 min" are not. */
function figureOf({ says }: Statement): string {
  return says.replace(/^\D+/, "").toLowerCase();
}
