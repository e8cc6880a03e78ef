import { stripVTControlCharacters } from "node:util";

/** The scripts of `npm test`: those of a stage run in parallel, the stages in order. */
export const everyCommit = [
  ["build", "check:types", "check:style", "check:unused", "test:unit"],
  ["test:site", "test:server", "test:e2e"],
];

/** The scripts of `npm run test:full`. .ci/run calls it after `npm test`, which has built the site. */
export const fullRun = [
  [...(process.env.SITE_IS_BUILT ? [] : ["build"]), "check:types:bench"],
  // Each is mostly one process at a time.
  ["test:hosts", "test:owner", "test:another-company"],
  ["test:e2e:full"],
  ["test:editor"],
  // After the tests of the editor, which install its packages.
  ["check:types:editor", "test:e2e:webkit"],
];

/**
 * The number of passed tests in the output of a check, its notes, and the output without the lines of passed tests.
 * @param {string} output of Vitest, Playwright or another program
 */
export function summaryOf(output) {
  const lines = stripVTControlCharacters(output).split(/\r?\n/);
  const counts = lines.flatMap((line) => /^ *(?:Tests .*?)?(\d+) passed\b/.exec(line)?.[1] ?? []);
  return {
    tests: counts.at(-1),
    // Printed by a check that lacks a program.
    notes: new Set(lines.map((line) => line.trim()).filter((line) => line.startsWith("not checked: "))),
    failures: lines
      .filter((line) => !/^ *✓ /.test(line))
      .join("\n")
      .replaceAll(/\n{3,}/g, "\n\n")
      .trim(),
  };
}
