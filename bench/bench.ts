import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { arch, availableParallelism, cpus, loadavg, platform, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type BuiltPage, readBuild } from "../render/build-record";
import { freePort, type HostProcess, startServer } from "../scripts/host-process";
import { fail } from "../scripts/run.mjs";
import { findBrowser, launch } from "./browser";
import { interactions, measureInteraction, shortestReportedMs } from "./interactions";
import { writeLimit } from "./limit";
import { audit, type Metrics, measureLoadWithRetry } from "./page-load";
import { blockingTable, goals, interactionTable, paintTable, type RouteLoads, scoreTable } from "./report";

/**
 * `npm run bench`: what the pages cost a reader, compared with the same pages without scripts. Values outside the goals
 * are marked; they do not make it fail. BENCH_RUNS sets the number of runs (3). BENCH_ROUTES ("/ /games") chooses pages;
 * then the report is printed only.
 */
const runs = Number(process.env.BENCH_RUNS ?? 3);
const wanted = process.env.BENCH_ROUTES?.split(" ");
const dist = resolve("dist");

if (!existsSync(join(dist, "build.json"))) fail('There is no build: run "npm run build" first.');
const { record } = await readBuild(dist);
const routes = chooseRoutes(record.pages).map(({ path }) => path);
const browser = await findBrowser();
const folder = mkdtempSync(join(tmpdir(), "bench-"));
const hosts: HostProcess[] = [];

try {
  const base = await serve(dist);
  const report = [heading(), await measureInteractions(base), await measureLoading(base)].join("\n\n");
  console.log(report);
  if (!wanted) writeFileSync("bench/results.md", `${report}\n`);
} finally {
  await Promise.all(hosts.map((host) => host.stop()));
  rmSync(folder, { recursive: true, force: true });
}

function heading(): string {
  const lighthouse = JSON.parse(readFileSync("node_modules/lighthouse/package.json", "utf8")).version;
  const machine = [
    `${availableParallelism()} cores (${cpus()[0]?.model ?? "unknown"})`,
    `load average ${loadavg()[0]?.toFixed(1)}`,
    `${platform()} ${arch()}`,
    `Node ${process.versions.node}`,
    `Lighthouse ${lighthouse}`,
    browser.description,
  ].join(", ");
  return `# What the pages cost

${new Date().toISOString().slice(0, 10)}, ${machine}. Medians of ${runs} runs, written by \`npm run bench\`.

The limit is the same page without its scripts. Goals: first and largest contentful paint (FCP, LCP) at most ${goals.ratioToLimit} × the
limit; total blocking time (TBT) at most ${goals.addedBlockingMs} ms above the limit; no layout shift (CLS); ${goals.score} in all four scores; an interaction
painted within ${goals.interactionMs} ms at a quarter of the processor. A load average above the number of cores makes all times too long.`;
}

async function measureInteractions(base: URL): Promise<string> {
  const rows = interactions
    .filter(({ path }) => routes.includes(path))
    .map((interaction) => ({ ...interaction, durations: [] as number[] }));
  const opened = await launch(browser.path);
  for (let run = 0; run < runs; run++) {
    for (const row of rows) {
      console.error(`${row.path}: ${row.name}, run ${run + 1} of ${runs}`);
      row.durations.push(await measureInteraction(opened, base.href, row));
    }
  }
  await opened.close();
  return `## Interactions

The first on a page just opened. The browser reports nothing below ${shortestReportedMs} ms.

${interactionTable(rows)}`;
}

async function measureLoading(base: URL): Promise<string> {
  const limitFolder = join(folder, "limit");
  await writeLimit(dist, limitFolder, record);
  const limitBase = await serve(limitFolder);
  const loads: RouteLoads[] = [];
  for (const path of routes) {
    const page: Metrics[] = [];
    const limit: Metrics[] = [];
    for (let run = 0; run < runs; run++) {
      console.error(`${path}: load, run ${run + 1} of ${runs}`);
      page.push(await measureLoadWithRetry(new URL(path, base).href, browser.path));
      limit.push(await measureLoadWithRetry(new URL(path, limitBase).href, browser.path));
    }
    loads.push({ path, page, limit, audits: await audit(new URL(path, base).href, browser.path) });
  }
  return `## Loading

Lighthouse on a phone with simulated throttling, page and limit in turn.

${paintTable(loads)}

Total blocking time, with the lowest and the highest run:

${blockingTable(loads)}

Scores of one run. The 404 page fails the audits of its status and of being indexed.

${scoreTable(loads)}`;
}

async function serve(build: string): Promise<URL> {
  const host = await startServer(build, await freePort());
  hosts.push(host);
  return host.base;
}

/** Every page; of the positions, which differ only in their text, the first. */
function chooseRoutes(pages: readonly BuiltPage[]): BuiltPage[] {
  if (wanted) return pages.filter(({ path }) => wanted.includes(path));
  const isPosition = ({ path }: BuiltPage) => path.startsWith("/careers/");
  const position = pages.find(isPosition);
  return pages.filter((page) => !isPosition(page) || page === position);
}
