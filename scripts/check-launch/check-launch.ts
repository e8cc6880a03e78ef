import { launchFindings } from "./launch-findings";

/** `npm run check:launch`: what has to be solved or decided before the site is public. */
const findings = launchFindings(new Date());
const blocking = findings.filter(({ level }) => level === "blocks").length;
const width = Math.max(...findings.map(({ place }) => place.length));
for (const { level, place, sentence } of findings)
  console.log(`${level.padEnd("blocks".length)}  ${place.padEnd(width)}  ${sentence}`);
console.log(`\n${blocking} block the launch, ${findings.length - blocking} to decide.`);
process.exitCode = blocking > 0 ? 1 : 0;
