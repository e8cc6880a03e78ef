import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { arch, availableParallelism, cpus, loadavg, platform, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { readBuild } from "../render/build-record";
import { freePort, startServer } from "../scripts/host-process";
import { fail } from "../scripts/run.mjs";
import { interactions, measureInteraction, shortestReportedMs } from "./interactions";
import { writeLimit } from "./limit";
import { launch, loadPage, type PageLoad } from "./page-load";
import { goals, interactionTable, loadTable, type RouteLoads, scoreTable } from "./report";

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
const paths = record.pages.map(({ path }) => path);
// The positions differ only in their text: the first stands for all.
const [, ...otherPositions] = paths.filter((path) => path.startsWith("/careers/"));
const routes = wanted ?? paths.filter((path) => !otherPositions.includes(path));
const limitFolder = mkdtempSync(join(tmpdir(), "bench-"));
await writeLimit(dist, limitFolder, record);
const site = await startServer(dist, await freePort());
const limit = await startServer(limitFolder, await freePort());

try {
  const report = [await heading(), await measureInteractions(), await measureLoading()].join("\n\n");
  console.log(report);
  if (!wanted) writeFileSync("bench/results.md", `${report}\n`);
} finally {
  await Promise.all([site.stop(), limit.stop()]);
  rmSync(limitFolder, { recursive: true });
}

async function heading(): Promise<string> {
  const browser = await launch();
  const version = browser.version();
  await browser.close();
  const lighthouse = JSON.parse(readFileSync("node_modules/lighthouse/package.json", "utf8")).version;
  const machine = [
    `${availableParallelism()} cores (${cpus()[0]?.model ?? "unknown"})`,
    `load average ${loadavg()[0]?.toFixed(1)}`,
    `${platform()} ${arch()}`,
    `Node ${process.versions.node}`,
    `Lighthouse ${lighthouse}`,
    `Chromium ${version}`,
  ].join(", ");
  return `# What the pages cost

${new Date().toISOString().slice(0, 10)}, ${machine}. Medians of ${runs} runs, written by \`npm run bench\`.

The limit is the same page without its scripts. Goals: first and largest contentful paint (FCP, LCP) at most ${goals.ratioToLimit} × the
limit; total blocking time (TBT) at most ${goals.addedBlockingMs} ms above the limit; no layout shift (CLS); ${goals.score} in all four scores; an interaction
painted within ${goals.interactionMs} ms at a quarter of the processor. A load average above the number of cores makes all times too long.`;
}

async function measureInteractions(): Promise<string> {
  const rows = interactions
    .filter(({ path }) => routes.includes(path))
    .map((interaction) => ({ ...interaction, durations: [] as number[] }));
  const browser = await launch();
  for (let run = 1; run <= runs; run++)
    for (const row of rows) {
      console.error(`${row.path}: ${row.name}, run ${run} of ${runs}`);
      row.durations.push(await measureInteraction(browser, site.base.href, row));
    }
  await browser.close();
  return `## Interactions

The first on a page just opened. The browser reports nothing below ${shortestReportedMs} ms.

${interactionTable(rows)}`;
}

async function measureLoading(): Promise<string> {
  const loads: RouteLoads[] = [];
  for (const path of routes) {
    const route = { path, page: [] as PageLoad[], limit: [] as PageLoad[] };
    for (let run = 1; run <= runs; run++) {
      console.error(`${path}: load, run ${run} of ${runs}`);
      route.page.push(await loadPage(new URL(path, site.base).href));
      route.limit.push(await loadPage(new URL(path, limit.base).href));
    }
    loads.push(route);
  }
  return `## Loading

Lighthouse on a phone with simulated throttling, page and limit in turn.

${loadTable(loads)}

Scores of the first run. The 404 page fails the audits of its status and of being indexed.

${scoreTable(loads)}`;
}
