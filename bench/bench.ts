import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Browser } from "@playwright/test";
import { type BuiltPage, readBuildRecord } from "../build/build-record";
import { notFoundPage } from "../build/policy/policy";
import { freePort, type HostProcess, startHost } from "../scripts/host-process";
import { findBrowser, launch } from "./browser";
import { timeBuild } from "./build-time";
import { goals } from "./goals";
import { type Hydration, hydrate } from "./hydration";
import { type InteractionCost, interact, interactions } from "./interactions";
import { writeLimit } from "./limit";
import { describeMachine } from "./machine";
import { median } from "./middle";
import { type PageLoad, visit } from "./page-load";
import {
  buildTable,
  bytesTable,
  hydrationTable,
  interactionTable,
  paintsTable,
  type RouteLoads,
  scoresTable,
  scriptTable,
} from "./report";
import { brotliSizeIn, scriptBytes } from "./request-bytes";

/**
 * `npm run bench`: what the pages cost a reader, beside what they would cost without any script. Figures outside the
 * goals are marked and nothing fails by them; only a figure that cannot be had does. BENCH_RUNS (5), BENCH_ROUTES
 * ("/ /games") and BENCH_PARTS ("loading hydration interactions build") make it shorter; then it prints and writes
 * nothing.
 */
const runs = Number(process.env.BENCH_RUNS ?? 5);
const allParts = ["loading", "hydration", "interactions", "build"];
const parts = process.env.BENCH_PARTS?.split(" ") ?? allParts;
const narrowed = Boolean(process.env.BENCH_PARTS || process.env.BENCH_ROUTES);
const dist = resolve("dist");

if (!Number.isInteger(runs) || runs < 1) fail("BENCH_RUNS must be a whole number, 1 or more.");
if (!parts.every((part) => allParts.includes(part))) fail(`BENCH_PARTS knows only ${allParts.join(", ")}.`);
if (!existsSync(join(dist, "build.json"))) fail('There is no build: run "npm run build" first.');
const browser = await findBrowser();
if ("missing" in browser) fail(browser.missing);
const browserPath = browser.path;

const record = await readBuildRecord(dist);
const routes = chooseRoutes(record.pages);
if (routes.length === 0)
  fail(`BENCH_ROUTES names no page: ${record.pages.map(({ path }) => path).join(" ")}`);

const folder = mkdtempSync(join(tmpdir(), "bench-"));
const hosts: HostProcess[] = [];
// Playwright ends its browsers by itself when this process goes.
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => void cleanUp().then(() => process.exit(1)));
}

try {
  const sections: string[] = [];
  // Printed one by one: a part that cannot be measured must not take with it those that were.
  const add = (section: string) => {
    console.log(`${section}\n`);
    sections.push(section);
  };
  add(await heading());
  const base = await serve(dist);
  if (parts.includes("build")) add(await measureBuild());
  if (parts.includes("hydration")) add(await measureHydration(base));
  if (parts.includes("interactions")) add(await measureInteractions(base));
  if (parts.includes("loading")) add(await measureLoading(base));
  if (!narrowed) writeFileSync("bench/results.md", `${sections.join("\n\n")}\n`);
} finally {
  await cleanUp();
}

async function heading(): Promise<string> {
  const opened = await launch(browserPath);
  const version = opened.version();
  await opened.close();
  return `# What the pages cost

${new Date().toISOString().slice(0, 10)}, ${describeMachine(version)}. \`npm run bench\` writes this page.

Goals: first and largest paint at most ${goals.ratioToLimit} × the limit, which is the same page without its scripts;
total blocking time at most ${goals.blockingMs} ms; no layout shift; ${goals.score} in all four scores; an interaction painted
within ${goals.nextPaintMs} ms at a quarter of the processor; at most ${goals.scriptKb} KB of script in brotli, ours at most ${goals.ourScriptKb} KB of
it (KB of 1,024 bytes). What is outside says so.

The machine had ${loadavg()[0]?.toFixed(1)} programs wanting a processor when the bench began: with more than it has, times are too long.`;
}

async function measureLoading(base: URL): Promise<string> {
  const limitFolder = join(folder, "limit");
  await writeLimit(dist, limitFolder, record);
  const limitBase = await serve(limitFolder);
  const loads: RouteLoads[] = [];
  const sizeOf = brotliSizeIn(join(dist, "site"));
  for (const { path } of routes) {
    const page: PageLoad[] = [];
    const limit: PageLoad[] = [];
    for (let run = 0; run < runs; run++) {
      progress(`loading ${path}, run ${run + 1} of ${runs}`);
      page.push(await visit(new URL(path, base).href, browserPath, "figures"));
      limit.push(await visit(new URL(path, limitBase).href, browserPath, "figures"));
    }
    const audited = await visit(new URL(path, base).href, browserPath, "audits");
    loads.push({ path, page, limit, audited, script: scriptBytes(audited.requests, sizeOf) });
  }
  const index = median(
    loads.flatMap(({ page, limit }) => [...page, ...limit].map((load) => load.machineIndex)),
  );
  return `## Loading

Lighthouse on a phone with simulated throttling, page and limit in turn, the middle of ${runs}. Lighthouse's index of this
machine's speed meanwhile: ${Math.round(index)}.

${paintsTable(loads)}

${scoresTable(loads, notFoundPage.path)}

KB on the wire with headers, by kind:

${bytesTable(loads)}

Script files of a first visit, KB in brotli:

${scriptTable(loads)}`;
}

async function measureHydration(base: URL): Promise<string> {
  const rows: { path: string; runs: Hydration[] }[] = routes.map(({ path }) => ({ path, runs: [] }));
  await eachRun(async (opened, run) => {
    for (const row of rows) {
      progress(`hydration of ${row.path}, run ${run + 1} of ${runs}`);
      row.runs.push(await hydrate(opened, base, row.path));
    }
  });
  return `## Hydration

From the app's first module to the app that runs, at a quarter of the processor, the middle of ${runs}.

${hydrationTable(rows)}`;
}

async function measureInteractions(base: URL): Promise<string> {
  const rows: { name: string; costs: InteractionCost[] }[] = interactions.map(({ name }) => ({
    name,
    costs: [],
  }));
  await eachRun(async (opened, run) => {
    for (const [index, interaction] of interactions.entries()) {
      progress(`${interaction.name}, run ${run + 1} of ${runs}`);
      rows[index]?.costs.push(await interact(opened, base, interaction));
    }
  });
  return `## Interactions

The first on a page just opened, at a quarter of the processor, the middle of ${runs}. The browser tells of no paint under 16 ms.

${interactionTable(rows)}`;
}

async function measureBuild(): Promise<string> {
  progress("build");
  return `## Build

${buildTable(await timeBuild())}`;
}

async function eachRun(measure: (opened: Browser, run: number) => Promise<void>) {
  const opened = await launch(browserPath);
  for (let run = 0; run < runs; run++) await measure(opened, run);
  await opened.close();
}

async function serve(build: string): Promise<URL> {
  const port = await freePort();
  const env = { PORT: String(port), HOST: "127.0.0.1" };
  const host = await startHost({ program: process.execPath, args: [join(build, "server.mjs")], port, env });
  hosts.push(host);
  return host.base;
}

/** Every page, but of those that differ in nothing but the words only the first. */
function chooseRoutes(pages: readonly BuiltPage[]): BuiltPage[] {
  const wanted = process.env.BENCH_ROUTES?.split(" ");
  if (wanted) return pages.filter(({ path }) => wanted.includes(path));
  const isPosition = ({ path }: BuiltPage) => path.startsWith("/careers/");
  const oneOfMany = pages.find(isPosition);
  return pages.filter((page) => !isPosition(page) || page === oneOfMany);
}

async function cleanUp() {
  await Promise.all(hosts.map((host) => host.stop()));
  rmSync(folder, { recursive: true, force: true });
}

function progress(sentence: string) {
  console.error(sentence);
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
