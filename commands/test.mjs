// npm test: installs what is missing, then everything that must hold, from types to journeys in a browser.
import { ensureBrowser } from "./ensure-browser.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { run } from "./run.mjs";

/** @typedef {{ name: string; script: string }} Check */

/** Checks of one line run side by side, one line after the other: a later one needs what an earlier one made. */
const stages = /** @type {Check[][]} */ ([
  [
    { name: "types", script: "check:types" },
    { name: "style", script: "check:style" },
    { name: "unused code", script: "check:unused" },
    { name: "unit tests", script: "test:unit" },
    { name: "build", script: "build" },
  ],
  [
    { name: "rules over the built site", script: "test:site" },
    { name: "the same answers from every host", script: "test:hosts" },
    { name: "a changed copy of the site", script: "test:owner" },
  ],
  [{ name: "journeys in a browser", script: "test:e2e" }],
]);

await ensureInstalled();
process.env.CHROMIUM = await ensureBrowser();

let passed = 0;
/** @type {string[]} */
const failed = [];
for (const stage of stages) {
  const outcomes = await Promise.all(stage.map(runCheck));
  passed += outcomes.filter(Boolean).length;
  // What comes later would only repeat the fault in other words.
  if (failed.length > 0) break;
}
for (const name of failed) console.error(`failed: ${name}`);
console.log(`\nchecks: ${passed} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);

/** @param {Check} check */
async function runCheck({ name, script }) {
  const started = Date.now();
  const code = await run("npm", ["run", "--silent", script]);
  console.log(`${code === 0 ? "ok" : "FAILED"}: ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (code !== 0) failed.push(name);
  return code === 0;
}
