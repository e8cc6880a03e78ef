import { execFileSync } from "node:child_process";
import { mkdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { readBuildRecord } from "../../build/build-record";
import { ownerFault } from "../../build/owner-fault";
import { browserFlags, ensureBrowser } from "../ensure-browser.mjs";
import { freePort, startHost } from "../host-process";
import { chooseBase } from "./base-commit";
import { buildCommit, buildWorkingTree } from "./build-commit";
import { cleanUp, cleanUpOnSignals, onCleanUp, wasInterrupted } from "./clean-up";
import { comparePictures } from "./compare-pictures";
import { differingCount, findingLine, reportPage } from "./report-page";
import { statesOf } from "./states";
import { takePictures } from "./take-pictures";

/**
 * `npm run look [commit]`: photographs that commit and the working tree by the same browser, and writes a page of what
 * looks different. Exit code 1 if anything does.
 */
const project = resolve(import.meta.dirname, "../..");
const folder = join(project, ".cache/look");
const before = join(folder, "before");
const after = join(folder, "after");

cleanUpOnSignals();
try {
  process.exitCode = (await look(process.argv[2])) ? 1 : 0;
} catch (error) {
  // What fails since it was interrupted is no fault.
  if (!wasInterrupted()) console.error(error instanceof Error ? error.stack : error);
  process.exitCode = 1;
} finally {
  await cleanUp();
}

/** Answers whether anything differs. */
async function look(wanted: string | undefined): Promise<boolean> {
  expectCheckout();
  const { hash, subject, reason } = chooseBase(git, wanted);
  const short = hash.slice(0, 7);
  const changed = git("status", "--porcelain") ? "with" : "without";
  const sides = {
    before: `${short} "${subject}" (${reason})`,
    after: `the working tree, ${changed} uncommitted changes`,
  };
  console.log(`before: ${sides.before}\nafter: ${sides.after}`);

  const executablePath = await ensureBrowser();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  onCleanUp(() => {
    for (const dist of [before, after]) rmSync(dist, { recursive: true, force: true });
  });
  await step(`built ${short}`, () =>
    buildCommit({ project, hash, tree: join(folder, "tree"), dist: before }),
  );
  await step("built the working tree", () => buildWorkingTree(project, after));

  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: browserFlags,
    // They are ours to handle: Playwright would end the process before everything is cleaned up.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  onCleanUp(() => browser.close());
  const [pathsBefore, pathsAfter] = await Promise.all([before, after].map(pathsOf));
  const [hostBefore, hostAfter] = await Promise.all([before, after].map(serve));
  if (!pathsBefore || !pathsAfter || !hostBefore || !hostAfter) throw new Error("A side is missing.");
  const [picturesBefore, picturesAfter] = await step("took the pictures", () =>
    Promise.all([
      takePictures(browser, hostBefore, statesOf(pathsBefore, pathsAfter)),
      takePictures(browser, hostAfter, statesOf(pathsAfter, pathsBefore)),
    ]),
  );
  const findings = await step("compared them", async () =>
    comparePictures(await browser.newPage(), picturesBefore, picturesAfter, folder),
  );

  const taken = new Set([...picturesBefore.keys(), ...picturesAfter.keys()]).size;
  const report = join(folder, "index.html");
  writeFileSync(report, reportPage(findings, sides, taken));
  for (const finding of findings) console.log(findingLine(finding));
  const differing = differingCount(findings);
  console.log(`${differing} of ${taken} pictures differ: ${relative(process.cwd(), report)}`);
  return differing > 0;
}

function expectCheckout() {
  const root = git("rev-parse", "--show-toplevel");
  if (root && realpathSync(root) === realpathSync(project)) return;
  throw ownerFault(["This folder is no git checkout, so there is no commit to compare it with."]);
}

/** What git answers, or undefined where there is no git or it fails. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync("git", args, {
      cwd: project,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return undefined;
  }
}

async function pathsOf(dist: string): Promise<string[]> {
  return (await readBuildRecord(dist)).pages.map(({ path }) => path);
}

async function serve(dist: string): Promise<URL> {
  const port = await freePort();
  const host = await startHost({
    program: process.execPath,
    args: [join(dist, "server.mjs")],
    port,
    env: { HOST: "127.0.0.1", PORT: String(port) },
  });
  onCleanUp(host.stop);
  return host.base;
}

/** Does one step and says in one line that it is done. */
async function step<T>(done: string, work: () => Promise<T>): Promise<T> {
  const started = Date.now();
  const result = await work();
  console.log(`${done} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return result;
}
