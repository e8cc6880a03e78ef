// npm test: installs the dependencies, then runs the checks of every commit. `--full` runs the slow checks instead,
// `--verbose` prints all output of the checks.
import { parseArgs } from "node:util";
import { allChecks, everyCommit, fullRun, summaryOf } from "./checks.mjs";
import { ensureBrowser } from "./ensure-browser.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { fail, freePort, run } from "./run.mjs";

const { full, verbose } = readOptions();
const stages = full ? fullRun : everyCommit;

await ensureInstalled();
const { FORCE_COLOR: _, ...inherited } = process.env;
const browser = await ensureBrowser();
const env = {
  ...inherited,
  NO_COLOR: "1",
  E2E_PORT: process.env.E2E_PORT ?? String(await freePort()),
  ...(browser ? { CHROMIUM: browser } : {}),
};

const count = allChecks(stages.flat()).length;
/** @type {{ name: string; failures: string }[]} */
const failed = [];
let done = 0;
const started = Date.now();

for (const stage of stages) {
  console.log(`… ${stage.map(({ name }) => name).join(", ")}`);
  await Promise.all(stage.map(runCheck));
  // A later stage would mostly repeat the failure.
  if (failed.length > 0) break;
}
for (const { name, failures } of failed) {
  if (!verbose) console.error(`\n--- ${name} ---\n${failures}\n`);
}
for (const { name } of failed) console.error(`failed: ${name}`);
console.log(`checks: ${done - failed.length} passed, ${failed.length} failed`);
console.log(`in ${secondsSince(started)}`);
process.exit(failed.length > 0 ? 1 : 0);

/** @param {import("./checks.mjs").Check} check */
async function runCheck({ name, script, args = [], next = [] }) {
  const checkStarted = Date.now();
  let output = "";
  const code = await run("npm", ["run", "--silent", script, ...(args.length > 0 ? ["--", ...args] : [])], {
    env,
    onOutput: (text) => {
      output += text;
      if (verbose) process.stdout.write(text);
    },
  });
  done++;
  const { tests, notes, failures } = summaryOf(output);
  if (code !== 0) failed.push({ name, failures });
  const outcome = code === 0 ? "ok    " : "FAILED";
  const amount = tests === undefined ? "" : `, ${tests} tests`;
  console.log(`[${done}/${count}] ${outcome} ${name}${amount} (${secondsSince(checkStarted)})`);
  for (const note of notes) console.log(`      ${note}`);
  // Another failure may be the reason of many more.
  if (failed.length === 0) await Promise.all(next.map(runCheck));
}

function readOptions() {
  try {
    return parseArgs({ options: { full: { type: "boolean" }, verbose: { type: "boolean" } } }).values;
  } catch (error) {
    return fail(/** @type {Error} */ (error).message);
  }
}

/** @param {number} start */
function secondsSince(start) {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`;
}
