import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Stat } from "../../app/content/stat";
import { capacity } from "../../app/format/capacity";
import { rupees } from "../../app/format/rupees";
import { pageSources, projectFolder } from "../../build/pages/page-sources";
import { contradictions, wordStat } from "./claims";
import { contentLeaves, type Leaf } from "./content-leaves";
import { placeInSource } from "./line-of";

export type LedgerRow = { figure: string; pages: readonly string[]; record: string; place: string };

/** Every figure the records hold, with the pages that read the record and the line it is written on. */
export function ledger(): LedgerRow[] {
  const leaves = contentLeaves();
  const readers = pagesByContentFile(lowestPrices(leaves));
  return leaves.flatMap((leaf) => {
    const figures = figuresIn(leaf);
    if (figures.length === 0) return [];
    const pages = shown(leaf) ? (readers.get(leaf.file) ?? []).filter(({ shows }) => shows(leaf)) : [];
    const place = placeInSource(leaf);
    return figures.map((figure) => ({
      figure,
      pages: pages.map(({ address }) => address),
      record: leaf.record,
      place,
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
  [/Gb$/, (value) => Object.values(capacity(value)).join(" ")],
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

/** With its unit. No part of a name (DDR5), and no time of day. */
const figurePattern =
  /(?<![\w.])₹?\d[\d.,]*(?![\d.,]* ?[ap]m\b)(?:%|\+|\/\d+)?(?:[ -]?(?:Tbps|Gbps|GB|TB|ms|min|hours?|days?|minutes|ticks|vCPU|data centers)\b)?/g;

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
  return [...value.matchAll(figurePattern)].map(([figure]) => figure.replace(/[.,]$/, ""));
}

function isStat(value: unknown): value is Stat {
  if (typeof value !== "object" || value === null || !("value" in value)) return false;
  return ["label", "prefix", "suffix", "unit"].some((field) => field in value);
}

type Reader = { address: string; shows: (leaf: Leaf) => boolean };

function pagesByContentFile(lowest: ReadonlySet<Leaf>): Map<string, Reader[]> {
  const readers = new Map<string, Reader[]>();
  for (const folder of readdirSync(join(projectFolder, "app/pages"))) {
    const sources = pageSources(folder);
    const own = sources
      .filter((source) => source.startsWith("app/pages/"))
      .map((source) => readFileSync(join(projectFolder, source), "utf8"))
      .join("\n");
    const shows = (leaf: Leaf) => lowest.has(leaf) || !asksForLowestOnly(own, leaf.exportName);
    for (const source of sources) {
      const [, file] = /^app\/content\/(.+)\.ts$/.exec(source) ?? [];
      if (file) readers.set(file, [...(readers.get(file) ?? []), { address: addressOf(folder), shows }]);
    }
  }
  return readers;
}

/** Whether a page only says what the plans of another begin at. */
function asksForLowestOnly(source: string, exportName: string): boolean {
  const uses = source.replaceAll(/^import .*$/gm, "").match(new RegExp(`\\S*\\b${exportName}\\b`, "g")) ?? [];
  return uses.length > 0 && uses.every((use) => use === `priceRange(${exportName}`);
}

function lowestPrices(leaves: readonly Leaf[]): Set<Leaf> {
  const lowest = new Map<string, Leaf>();
  for (const leaf of leaves.filter(({ path }) => path.at(-1) === "monthlyInr")) {
    const known = lowest.get(leaf.exportName);
    if (!known || Number(leaf.value) < Number(known.value)) lowest.set(leaf.exportName, leaf);
  }
  return new Set(lowest.values());
}

function addressOf(folder: string): string {
  if (folder === "home") return "/";
  return folder === "position" ? "/careers/{slug}" : `/${folder}`;
}
