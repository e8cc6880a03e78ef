import { stripVTControlCharacters } from "node:util";

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} script of package.json
 * @property {readonly string[]} [args] for the script
 * @property {readonly Check[]} [next] checks that need this one, and start as soon as it has passed
 */

/** A line per test, or per test file, and the failures at the end. */
const playwrightArgs = ["--reporter=line"];
const vitestArgs = ["--reporter=default"];

/** @type {Check} */
const build = { name: "build", script: "build", args: ["--logLevel", "warn"] };

/**
 * The checks of a stage run in parallel, the stages in order.
 * @type {readonly (readonly Check[])[]}
 */
export const everyCommit = [
  [
    {
      ...build,
      next: [
        { name: "built site", script: "test:site", args: vitestArgs },
        { name: "server", script: "test:server", args: vitestArgs },
        { name: "browser journeys", script: "test:e2e", args: playwrightArgs },
      ],
    },
    { name: "types", script: "check:types" },
    { name: "style", script: "check:style" },
    { name: "unused code", script: "check:unused" },
    { name: "unit tests", script: "test:unit", args: vitestArgs },
  ],
];

/** @type {readonly Check[]} */
const deploysAndCopies = [
  { name: "hosts", script: "test:hosts", args: vitestArgs },
  // Each is mostly one process at a time.
  { name: "changes by an owner", script: "test:owner", args: vitestArgs },
  { name: "another company", script: "test:another-company", args: vitestArgs },
];

/**
 * The checks of `npm run test:full`. .ci/run calls it after `npm test`, which has built the site.
 * @type {readonly (readonly Check[])[]}
 */
export const fullRun = [
  [
    { name: "types of the bench", script: "check:types:bench" },
    ...(process.env.SITE_IS_BUILT ? deploysAndCopies : [{ ...build, next: deploysAndCopies }]),
  ],
  [{ name: "all browser tests", script: "test:e2e:full", args: playwrightArgs }],
  [{ name: "editor", script: "test:editor", args: playwrightArgs }],
  [
    // After its tests, which install its packages.
    { name: "types of the editor", script: "check:types:editor" },
    { name: "journeys in WebKitGTK", script: "test:e2e:webkit", args: vitestArgs },
  ],
];

/**
 * These checks and those that follow each of them.
 * @param {readonly Check[]} checks
 * @returns {readonly Check[]}
 */
export function allChecks(checks) {
  return checks.flatMap((check) => [check, ...allChecks(check.next ?? [])]);
}

/**
 * The number of passed tests in the output of a check, its notes, and the output without the lines of passed tests.
 * @param {string} output of Vitest, Playwright or another program
 */
export function summaryOf(output) {
  const lines = stripVTControlCharacters(output).split(/\r?\n/);
  const total = lines.flatMap((line) => /^ *(?:Tests .*?)?(\d+) passed\b/.exec(line)?.[1] ?? []).at(-1);
  return {
    tests: total === undefined ? undefined : Number(total),
    // Printed by a check that lacks a program.
    notes: new Set(lines.map((line) => line.trim()).filter((line) => line.startsWith("not checked: "))),
    failures: lines
      .filter((line) => !/^ *✓ |^\[\d+\/\d+\] /.test(line))
      .join("\n")
      .replaceAll(/\n{3,}/g, "\n\n")
      .trim(),
  };
}
