import { aboutStats } from "../../app/content/about";
import { games } from "../../app/content/games";
import { homeFigures } from "../../app/content/home-figures";
import { regions } from "../../app/content/locations";
import { minecraftPlans } from "../../app/content/minecraft-plans";
import { partnerStats } from "../../app/content/partners";
import { questions } from "../../app/content/questions";
import type { Stat } from "../../app/content/stat";
import { supportStats } from "../../app/content/support-options";
import { websiteUsers } from "../../app/content/website-features";
import { priceRange } from "../../app/format/price-range";
import { rupees } from "../../app/format/rupees";
import type { Leaf } from "./content-leaves";

export type Statement = {
  page: string;
  /** As the page words it. */
  says: string;
  source: Pick<Leaf, "file" | "exportName" | "path">;
};

export type Claim = { about: string; statements: readonly Statement[] };

/** What several pages say about one thing. The specification keeps each page's own figure; the owner should know. */
export function claims(): Claim[] {
  return [
    {
      about: "Uptime",
      statements: [
        home("uptimePercent", `${homeFigures.uptimePercent}%`),
        {
          page: "/ (locations)",
          says: [...new Set(regions.map(({ networkStats }) => `${networkStats.uptimePercent}%`))].join(", "),
          source: { file: "locations", exportName: "regions", path: [0, "networkStats", "uptimePercent"] },
        },
        ofStat("/about", "about", "aboutStats", aboutStats, "uptime"),
      ],
    },
    {
      about: "DDoS protection",
      statements: [
        home("ddosTbps", `up to ${homeFigures.ddosTbps} Tbps`),
        ...questions.flatMap(({ answer }, index): Statement[] => {
          const [says] = /up to [\d.]+ Tbps/i.exec(answer) ?? [];
          return says
            ? [
                {
                  page: "/ (questions)",
                  says,
                  source: { file: "questions", exportName: "questions", path: [index, "answer"] },
                },
              ]
            : [];
        }),
      ],
    },
    {
      about: "Data centers",
      statements: [
        home("dataCenters", String(homeFigures.dataCenters)),
        ofStat("/about", "about", "aboutStats", aboutStats, "data-centers"),
        {
          page: "/ (locations)",
          says: `${regions.reduce((sum, { cities }) => sum + cities.length, 0)} entries`,
          source: { file: "locations", exportName: "regions", path: [] },
        },
      ],
    },
    {
      about: "Customers and users",
      statements: [
        home("customers", `${homeFigures.customers}+ customers`),
        ofStat("/about", "about", "aboutStats", aboutStats, "active-users"),
        ofStat("/partners", "partners", "partnerStats", partnerStats, "customers"),
        {
          page: "/website-hosting",
          says: wordStat(websiteUsers),
          source: { file: "website-features", exportName: "websiteUsers", path: ["value"] },
        },
      ],
    },
    {
      about: "Support response",
      statements: [
        home("responseHours", `within ${homeFigures.responseHours} hour`),
        ofStat("/support", "support-options", "supportStats", supportStats, "response"),
      ],
    },
    {
      about: "Minecraft, lowest price",
      statements: [
        ...games.flatMap(({ to, monthlyInr }, index): Statement[] => {
          if (to !== "/minecraft") return [];
          const source = { file: "games", exportName: "games", path: [index, "monthlyInr"] };
          return [{ page: "/games", says: rupees(monthlyInr), source }];
        }),
        {
          page: "/minecraft",
          says: priceRange(minecraftPlans).lowest,
          source: { file: "minecraft-plans", exportName: "minecraftPlans", path: [0, "monthlyInr"] },
        },
      ],
    },
  ];
}

/** Claims of which two statements differ. */
export function contradictions(all: readonly Claim[] = claims()): Claim[] {
  return all.filter(({ statements }) => new Set(statements.map(({ says }) => figureIn(says))).size > 1);
}

/** "up to 1 Tbps" and "Up to 1 Tbps" say the same; "1 hour" and "15 min" do not. */
export function figureIn(says: string): string {
  return (/[\d.,]+\+? ?\S*/.exec(says)?.[0] ?? says).toLowerCase();
}

function home(field: keyof typeof homeFigures, says: string): Statement {
  return { page: "/", says, source: { file: "home-figures", exportName: "homeFigures", path: [field] } };
}

function ofStat(
  page: string,
  file: string,
  exportName: string,
  stats: readonly Stat[],
  id: string,
): Statement {
  const index = stats.findIndex((stat) => stat.id === id);
  const stat = stats[index];
  return {
    page,
    says: stat ? wordStat(stat) : "nothing",
    source: { file, exportName, path: [index, "value"] },
  };
}

export function wordStat({ prefix, value, suffix = "", unit, label }: Stat): string {
  const figure = `${value.toLocaleString("en-IN")}${suffix}`;
  return [prefix, figure, unit ?? (suffix === "+" ? label.toLowerCase() : undefined)]
    .filter(Boolean)
    .join(" ");
}
