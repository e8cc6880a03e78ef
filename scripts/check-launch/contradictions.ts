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
import { type Finding, look } from "./finding";
import { sourceLine } from "./source-line";

/** `record`: its place in the records, such as `home-figures.customers`. */
type Statement = { page: string; says: string; record: string };

/** What several pages say about one thing. */
const topics: Readonly<Record<string, readonly Statement[]>> = {
  Uptime: [
    home("uptimePercent", `${localNumber(homeFigures.uptimePercent)}%`),
    ...regions.map(({ id, networkStats }) =>
      said(
        "/",
        `${localNumber(networkStats.uptimePercent)}%`,
        `locations.regions.${id}.networkStats.uptimePercent`,
      ),
    ),
    ...stat("/about", "about.stats", aboutStats, "uptime"),
  ],
  "DDoS protection": [
    home("ddosTbps", `up to ${localNumber(homeFigures.ddosTbps)} Tbps`),
    ...questions.flatMap(({ id, answer }) =>
      (answer.match(/up to [\d.,]+\sTbps/gi) ?? []).map((says) =>
        said("/", says.replace("\u00a0", " "), `questions.questions.${id}.answer`),
      ),
    ),
  ],
  "Data centers": [
    home("dataCenters", `${homeFigures.dataCenters}`),
    said("/", `${regions.flatMap(({ cities }) => cities).length}`, "locations.regions"),
    ...stat("/about", "about.stats", aboutStats, "data-centers"),
  ],
  "Customers and users": [
    home("customers", `${localNumber(homeFigures.customers)}+`),
    ...stat("/about", "about.stats", aboutStats, "active-users"),
    ...stat("/partners", "partners.stats", partnerStats, "customers"),
    said("/website-hosting", figureText(websiteUsers), "website-features.users.value"),
  ],
  "Support response": [
    home(
      "responseHours",
      `within ${localNumber(homeFigures.responseHours)} hour${homeFigures.responseHours === 1 ? "" : "s"}`,
    ),
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

function home(field: keyof typeof homeFigures, says: string): Statement {
  return said("/", says, `home-figures.${field}`);
}

function stat(page: string, list: string, stats: readonly Stat[], id: string): Statement[] {
  const found = stats.filter((each) => each.id === id);
  return found.map((each) => said(page, figureText(each), `${list}.${id}.value`));
}

/** Pages that give different figures for one thing. SPEC.md §9 asks for each page's own; the owner decides. */
export function contradictions(all = topics): Finding[] {
  return Object.entries(all).flatMap(([topic, statements]) => {
    if (new Set(statements.map(figureOf)).size < 2) return [];
    const words = statements.map(
      ({ page, says, record }) => `${page} says "${says}" (${record.replace(/\..*/, "")}.yaml)`,
    );
    const [place = ""] = statements.map(({ record }) => sourceLine(record));
    return [look("contradiction", place, `${topic}: ${[...new Set(words)].join(", ")}.`)];
  });
}

/** "up to 1 Tbps" and "Up to 1 Tbps" are the same; "within 1 hour" and "under 15 min" are not. */
function figureOf({ says }: Statement): string {
  return says.replace(/^\D+/, "").toLowerCase();
}
