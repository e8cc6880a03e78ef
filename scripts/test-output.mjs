/** Parses the output of the checks; Vitest and Playwright are recognised by their lines. */

const vitestFile = /^ *[✓❯×] .*\((\d+) tests?\b/;
const vitestTotal = /^ *Tests +(?:\d+ failed \| )?(\d+) passed/m;
const playwrightProgress = /^\[(\d+)\/(\d+)\] /;
const playwrightTotal = /^ *(\d+) passed \(/m;
/** Printed by a check that lacks a program. */
const notChecked = /^not checked: .*/;

/**
 * The progress of a check that is running.
 * @param {string} output
 * @returns {string} such as "12/52" or "340 tests"; empty if the output has no count
 */
export function progressOf(output) {
  const lines = linesOf(output);
  const browser = lines.findLast((line) => playwrightProgress.test(line))?.match(playwrightProgress);
  if (browser) return `${browser[1]}/${browser[2]}`;
  const tests = lines.reduce((sum, line) => sum + Number(vitestFile.exec(line)?.[1] ?? 0), 0);
  return tests > 0 ? `${tests} tests` : "";
}

/**
 * The number of tests and the notes of a finished check.
 * @param {string} output
 * @returns {{ tests: number | undefined; notes: string[] }}
 */
export function summaryOf(output) {
  const plain = linesOf(output).join("\n");
  const total = vitestTotal.exec(plain)?.[1] ?? playwrightTotal.exec(plain)?.[1];
  const notes = linesOf(output).flatMap((line) => notChecked.exec(line.trim())?.[0] ?? []);
  return { tests: total === undefined ? undefined : Number(total), notes: [...new Set(notes)] };
}

/**
 * The output without the lines of passed tests.
 * @param {string} output
 */
export function failuresIn(output) {
  return linesOf(output)
    .filter((line) => !/^ *✓ /.test(line) && !playwrightProgress.test(line))
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

/** @param {string} output */
function linesOf(output) {
  // Without colours and the sequences that rewrite a line of the terminal.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they begin with the escape character.
  return output.replaceAll(/\u001b\[[\d;]*[A-Za-z]/g, "").split(/\r?\n/);
}
