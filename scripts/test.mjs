// npm test: installs the dependencies, then runs the checks of every commit. `--full` runs the slow checks instead,
// `--verbose` prints all output of the checks.
import { everyCommit, fullRun, summaryOf } from "./checks.mjs";
import { ensureBrowser } from "./ensure-browser.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { freePort, runQuietly } from "./run.mjs";

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
/** @type {{ script: string; failures: string }[]} */
const failed = [];
let done = 0;
const started = Date.now();

for (const stage of stages) {
  console.log(`… ${stage.join(", ")}`);
  await Promise.all(stage.map(runCheck));
  // A later stage would mostly repeat the failure.
  if (failed.length > 0) break;
}
for (const { script, failures } of failed) {
  if (!verbose) console.error(`\n--- ${script} ---\n${failures}\n`);
}
for (const { script } of failed) console.error(`failed: npm run ${script}`);
console.log(`checks: ${done - failed.length} passed, ${failed.length} failed`);
console.log(`in ${secondsSince(started)}`);
process.exit(failed.length > 0 ? 1 : 0);

/** @param {string} script */
async function runCheck(script) {
  const checkStarted = Date.now();
  const options = script === "build" ? ["--", "--logLevel", "warn"] : [];
  const { code, output } = await runQuietly("npm", ["run", "--silent", script, ...options], {
    env,
    onOutput: (text) => verbose && process.stdout.write(text),
  });
  done++;
  const { tests, notes, failures } = summaryOf(output);
  if (code !== 0) failed.push({ script, failures });
  const outcome = code === 0 ? "ok    " : "FAILED";
  const amount = tests === undefined ? "" : `, ${tests} tests`;
  console.log(`[${done}/${count}] ${outcome} ${script}${amount} (${secondsSince(checkStarted)})`);
  for (const note of notes) console.log(`      ${note}`);
}

/** @param {number} start */
function secondsSince(start) {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`;
}
