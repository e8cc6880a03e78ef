import type { Finding } from "./finding";
import { launchFindings } from "./launch-findings";

/** `npm run check:launch [-- --json]`: what has to be solved or decided before the site is public. */
const findings = launchFindings(new Date());
const blocking = findings.filter(({ level }) => level === "blocks").length;

if (process.argv.includes("--json")) console.log(JSON.stringify(findings, null, 2));
else {
  const fields = ["level", "kind", "place"] as const;
  const widths = fields.map((field) => Math.max(...findings.map((finding) => finding[field].length)));
  const columnsOf = (finding: Finding) =>
    fields.map((field, index) => finding[field].padEnd(widths[index] ?? 0));
  for (const finding of findings) console.log([...columnsOf(finding), finding.sentence].join("  "));
  console.log(`\n${blocking} block the launch, ${findings.length - blocking} to decide.`);
}
process.exitCode = blocking > 0 ? 1 : 0;
