// npm test: installs the dependencies, then runs the checks of every commit. `--full` runs the slow checks instead,
// `--verbose` prints all output of the checks.
import { everyCommit, fullRun } from "./checks.mjs";
import { ensureBrowser } from "./ensure-browser.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { freePort, run } from "./run.mjs";
import { failuresIn, progressOf, summaryOf } from "./test-output.mjs";

/** @typedef {import("./checks.mjs").Check} Check */

const unknown = process.argv.slice(2).find((word) => word !== "--full" && word !== "--verbose");
if (unknown) {
  console.error(`Unknown option ${unknown}. The options are --full and --verbose.`);
  process.exit(2);
}
const stages = process.argv.includes("--full") ? fullRun : everyCommit;
const verbose = process.argv.includes("--verbose");

await ensureInstalled();
const { FORCE_COLOR: _, ...inherited } = process.env;
const browser = await ensureBrowser();
const env = {
  ...inherited,
  NO_COLOR: "1",
  E2E_PORT: process.env.E2E_PORT ?? String(await freePort()),
  ...(browser ? { CHROMIUM: browser } : {}),
};

const count = stages.flat().length;
/** @type {Map<string, string>} the output of the checks that are running */
const running = new Map();
/** @type {{ name: string; output: string }[]} */
const failed = [];
let done = 0;
const started = Date.now();

for (const stage of stages) {
  await Promise.all(stage.map(runCheck));
  // A later stage would mostly repeat the failure.
  if (failed.length > 0) break;
}
for (const { name, output } of failed) {
  if (!verbose) console.error(`\n--- ${name} ---\n${failuresIn(output)}`);
}
if (failed.length > 0) console.error("");
for (const { name } of failed) console.error(`failed: ${name}`);
console.log(`checks: ${done - failed.length} passed, ${failed.length} failed`);
console.log(`in ${secondsSince(started)}`);
process.exit(failed.length > 0 ? 1 : 0);

/** @param {Check} check */
async function runCheck({ name, script, args = [] }) {
  const checkStarted = Date.now();
  let output = "";
  running.set(name, output);
  showProgress();
  const code = await run("npm", ["run", "--silent", script, ...(args.length > 0 ? ["--", ...args] : [])], {
    env,
    onOutput: (text) => {
      output += text;
      running.set(name, output);
      if (verbose) process.stdout.write(text);
      else showProgress();
    },
  });
  running.delete(name);
  done++;
  if (code !== 0) failed.push({ name, output });
  const { tests, notes } = summaryOf(output);
  const outcome = code === 0 ? "ok    " : "FAILED";
  const amount = tests === undefined ? "" : `, ${tests} tests`;
  clearProgress();
  console.log(`[${done}/${count}] ${outcome} ${name}${amount} (${secondsSince(checkStarted)})`);
  for (const note of notes) console.log(`      ${note}`);
  showProgress();
}

/** On a terminal the last line shows the checks that are running. */
function showProgress() {
  if (!process.stdout.isTTY || verbose || running.size === 0) return;
  const parts = [...running].map(([name, output]) => `${name} ${progressOf(output)}`.trim());
  clearProgress();
  process.stdout.write(`… ${parts.join(", ")}`.slice(0, (process.stdout.columns ?? 80) - 1));
}

function clearProgress() {
  if (process.stdout.isTTY && !verbose) process.stdout.write("\r\u001b[K");
}

/** @param {number} start */
function secondsSince(start) {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`;
}
