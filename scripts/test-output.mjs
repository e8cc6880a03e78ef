/** Reads what a check prints. Vitest, Playwright and our own tests are told apart by their lines. */

const vitestFile = /^ *[✓❯×] .*\((\d+) tests?\b/;
const vitestTotal = /^ *Tests +(?:\d+ failed \| )?(\d+) passed/m;
const playwrightProgress = /^\[(\d+)\/(\d+)\] /;
const playwrightTotal = /^ *(\d+) passed \(/m;
/** A check prints this for what the machine does not have. */
const notChecked = /^not checked: .*/;

/**
 * How far a check is, from what it has printed until now.
 * @param {string} output
 * @returns {string} such as "12/52" or "340 tests"; empty if it does not count
 */
export function progressOf(output) {
  const lines = linesOf(output);
  const browser = lines.findLast((line) => playwrightProgress.test(line))?.match(playwrightProgress);
  if (browser) return `${browser[1]}/${browser[2]}`;
  const tests = lines.reduce((sum, line) => sum + Number(vitestFile.exec(line)?.[1] ?? 0), 0);
  return tests > 0 ? `${tests} tests` : "";
}

/**
 * What a finished check says about itself.
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
 * The output without the lines about what passed.
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
  // Colours and the sequences that rewrite a line of the terminal.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they begin with the escape character.
  return output.replaceAll(/\u001b\[[\d;]*[A-Za-z]/g, "").split(/\r?\n/);
}
