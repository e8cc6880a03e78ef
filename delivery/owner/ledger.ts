import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Stat } from "../../app/content/stat";
import { rupees } from "../../app/ui/rupees";
import { pageSources, projectFolder } from "../page-sources";
import { contradictions, wordStat } from "./claims";
import { contentLeaves, type Leaf } from "./content-leaves";
import { placeInSource } from "./line-of";

export type LedgerRow = { figure: string; pages: readonly string[]; record: string; place: string };

/** Every figure the records hold, with the pages that read the record and the line it is written on. */
export function ledger(): LedgerRow[] {
  const readers = pagesByContentFile();
  return contentLeaves().flatMap((leaf) => {
    const pages = shown(leaf) ? (readers.get(leaf.file) ?? []) : [];
    return figuresIn(leaf).map((figure) => ({
      figure,
      pages,
      record: leaf.record,
      place: placeInSource(leaf),
    }));
  });
}

/** As a page of Markdown: what contradicts first, then everything. */
export function ledgerMarkdown(): string {
  const rows = ledger().map(
    ({ figure, pages, record, place }) =>
      `| ${figure} | ${pages.join(" ") || "not shown"} | ${record} | ${place} |`,
  );
  const disputed = contradictions().flatMap(({ about, statements }) =>
    statements.map(({ page, says, source }) => `| ${about} | ${says} | ${page} | ${placeInSource(source)} |`),
  );
  return [
    "# Claims",
    "## Pages that contradict each other",
    ["| about | says | page | record |", "|---|---|---|---|", ...disputed].join("\n"),
    "## Every figure",
    ["| figure | page | record | line |", "|---|---|---|---|", ...rows].join("\n"),
  ].join("\n\n");
}

/** Kept in the records for the owner, on no page (SPEC §3; DECISIONS, "Where each claim stands"). */
function shown({ record }: Leaf): boolean {
  return !/^regions\..*\.stats\.|^games\.[^.]+\.(rating|reviews)$/.test(record);
}

const units: readonly (readonly [ending: RegExp, word: (value: number) => string])[] = [
  [/Inr$/, rupees],
  [/Percent$/, (value) => `${value}%`],
  [/Gb$/, (value) => `${value} GB`],
  [/Tb$/, (value) => `${value} TB`],
  [/Gbps$/, (value) => `${value} Gbps`],
  [/Tbps$/, (value) => `${value} Tbps`],
  [/Ms$/, (value) => `${value} ms`],
  [/Days$/, (value) => `${value} days`],
  [/Hours$/, (value) => `${value} h`],
];

/** A picture of somebody's panel claims nothing. How full a meter is drawn, and how a figure ends, is no figure. */
const noFigure =
  /^(panel|terminal)|\.(outOf|prefix|suffix|unit|id|slug|to|url|href|drawing|hash|domain|telephone|hardware)$/;

/** A number in its unit; from a sentence, the figures it names. */
function figuresIn({ path, value, record, within }: Leaf): string[] {
  if (noFigure.test(record)) return [];
  if (typeof value === "number" && isStat(within)) return [wordStat(within)];
  const field = String(path.findLast((step) => typeof step === "string") ?? "");
  if (typeof value === "number") {
    const word = units.find(([ending]) => ending.test(field))?.[1];
    return [word ? word(value) : value.toLocaleString("en-IN")];
  }
  if (typeof value !== "string") return [];
  if (/^\d{4}-\d\d(-\d\d)?$/.test(value)) return [value];
  if (/^(https?|mailto|tel):/.test(value)) return [];
  return [
    ...value.matchAll(
      /₹?\d[\d.,]*\d?(?:%|\+|\/\d+)?(?: ?(?:Tbps|Gbps|GB|TB|ms|min|hours?|days|minutes)\b)?/g,
    ),
  ].map(([figure]) => figure.replace(/[.,]$/, ""));
}

function isStat(value: unknown): value is Stat {
  return (
    typeof value === "object" && value !== null && "value" in value && "text" in value && "label" in value
  );
}

function pagesByContentFile(): Map<string, string[]> {
  const readers = new Map<string, string[]>();
  for (const folder of readdirSync(join(projectFolder, "app/pages"))) {
    for (const source of pageSources(folder)) {
      const [, file] = /^app\/content\/(.+)\.ts$/.exec(source) ?? [];
      if (file) readers.set(file, [...(readers.get(file) ?? []), addressOf(folder)]);
    }
  }
  return readers;
}

function addressOf(folder: string): string {
  if (folder === "home") return "/";
  return folder === "position" ? "/careers/{slug}" : `/${folder}`;
}
