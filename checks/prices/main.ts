import { comparePrices } from "./compare-prices";
import { keepComparison } from "./last-comparison";

/**
 * `npm run prices`: compares the prices of `content/` with the store; with `-- --write` it corrects them. The exit code is
 * 1 while something differs, and 2 if nothing could be compared.
 */
const comparison = await comparePrices({ write: process.argv.includes("--write") });
const { differences, corrected, failure } = comparison;
keepComparison(comparison, new Date());
for (const sentence of corrected) console.log(sentence);
if (corrected.length > 0) console.log(`\nCorrected in content/: ${corrected.length}.\n`);
for (const sentence of differences) console.log(sentence);
console.log(failure ?? `Differences between the site and the store: ${differences.length}.`);
process.exitCode = failure ? 2 : Math.min(1, differences.length);
