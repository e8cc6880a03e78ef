import { faultLine } from "../../site/fault";
import { comparePrices, keepComparison } from "./compare-prices";

/**
 * `npm run prices`: compares the prices of `content/` with the store; with `-- --write` it corrects them. The exit code is
 * 1 while something differs, and 2 if nothing could be compared.
 */
const comparison = await comparePrices({ write: process.argv.includes("--write") });
const { differences, corrected, failure } = comparison;
keepComparison(comparison);
for (const fault of corrected) console.log(faultLine(fault));
if (corrected.length > 0) console.log(`\nCorrected in content/: ${corrected.length}.\n`);
for (const fault of differences) console.log(faultLine(fault));
console.log(failure ?? `Differences between the site and the store: ${differences.length}.`);
process.exitCode = failure ? 2 : Math.min(1, differences.length);
