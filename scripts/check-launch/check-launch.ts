import { type Finding, launchFindings } from "./launch-findings";

/** `npm run check:launch [-- --json]`: what still stands between this site and the public. */
const findings = launchFindings(new Date());
const blocking = findings.filter(({ level }) => level === "blocks");

if (process.argv.includes("--json")) console.log(JSON.stringify(findings, null, 2));
else printTable(findings);
process.exitCode = blocking.length > 0 ? 1 : 0;

function printTable(rows: readonly Finding[]) {
  const widthOf = (field: "level" | "kind" | "place") => Math.max(...rows.map((row) => row[field].length), 0);
  const [level, kind, place] = [widthOf("level"), widthOf("kind"), widthOf("place")];
  for (const row of rows) {
    console.log(
      `${row.level.padEnd(level)}  ${row.kind.padEnd(kind)}  ${row.place.padEnd(place)}  ${row.sentence}`,
    );
  }
  console.log(
    blocking.length === 0
      ? `\nNothing blocks a launch. ${rows.length} to look at.`
      : `\n${blocking.length} block a launch, ${rows.length - blocking.length} to look at.`,
  );
}
