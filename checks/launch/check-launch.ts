import { findingLines } from "./finding";
import { launchFindings } from "./launch-findings";

/** `npm run check:launch [-- --json]`: what has to be solved or decided before the site is public. */
const findings = launchFindings(new Date());
const lines = process.argv.includes("--json") ? [JSON.stringify(findings)] : findingLines(findings);
console.log(lines.join("\n"));
process.exitCode = findings.some(({ level }) => level === "blocks") ? 1 : 0;
