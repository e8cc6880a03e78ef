import { existsSync, readFileSync } from "node:fs";
import { fail } from "../../scripts/run.mjs";
import { specialFileFault } from "../../site/special-files";
import { legalProblems } from "./legal-problems";

/** `npm run check:legal [file or address]`: checks a legal.json before or after it is uploaded. */
const ownFile = "content/public/legal.json";
const [source = ownFile] = process.argv.slice(2);
const problems = await problemsOf(source);
for (const problem of problems) console.log(problem);
if (problems.length > 0) fail(`\n${source} has ${problems.length} problem(s).`);
console.log(`${source} has no problems.
Replaced on the server, it reaches readers with scripts at once; readers without, and search engines, at the next build.`);

async function problemsOf(place: string): Promise<string[]> {
  const special = place === ownFile && specialFileFault(".", "", place);
  if (special) return [special];
  if (!/^https?:/.test(place)) {
    return existsSync(place) ? legalProblems(readFileSync(place, "utf8")) : [`There is no file ${place}.`];
  }
  const answer = await fetch(place).catch((error: Error) => error);
  // The message of `fetch` itself is only "fetch failed".
  if (answer instanceof Error)
    return [`${place} cannot be reached: ${(answer.cause as Error | undefined)?.message ?? answer.message}.`];
  if (!answer.ok) return [`${place} answers with status ${answer.status}: expected 200.`];
  const type = answer.headers.get("content-type") ?? "nothing";
  const wrongType = /\bjson\b/.test(type) ? [] : [`${place} is sent as ${type}: expected application/json.`];
  return [...wrongType, ...legalProblems(await answer.text())];
}
