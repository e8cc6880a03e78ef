/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} script of package.json
 * @property {readonly string[]} [args] for the script
 */

/** Progress of the browser tests is read from the lines of this reporter. */
const playwrightArgs = ["--reporter=line"];
/** Lists test files one by one, failures at the end. */
const vitestArgs = ["--reporter=default"];

/** @type {Check} */
const build = { name: "build", script: "build", args: ["--logLevel", "warn"] };

/**
 * Checks of one stage run side by side, one stage after the other: a later one needs what an earlier one made.
 * @type {readonly (readonly Check[])[]}
 */
export const everyCommit = [
  [
    { name: "types", script: "check:types" },
    { name: "style", script: "check:style" },
    { name: "unused code", script: "check:unused" },
    { name: "unit tests", script: "test:unit", args: vitestArgs },
    build,
  ],
  [
    { name: "built site", script: "test:site", args: vitestArgs },
    { name: "server", script: "test:server", args: vitestArgs },
  ],
  [{ name: "browser journeys", script: "test:e2e", args: playwrightArgs }],
];

/** What `npm run test:full` adds. */
export const fullRun = [
  [{ name: "types of the bench", script: "check:types:bench" }, build],
  [
    { name: "hosts", script: "test:hosts", args: vitestArgs },
    { name: "changes by an owner", script: "test:owner", args: vitestArgs },
  ],
  [{ name: "all browser tests", script: "test:e2e:full", args: playwrightArgs }],
];
