import { existsSync, readFileSync } from "node:fs";
import { fail } from "../../scripts/run.mjs";
import { type Fault, faultLine } from "../../site/fault";
import { specialFileFault } from "../../site/special-files";
import { legalFaults, legalFile } from "./legal-faults";

/** `npm run check:legal [file or address]`: checks a legal.json before or after it is uploaded. */
const [source = legalFile] = process.argv.slice(2);
const faults = await faultsOf(source);
for (const fault of faults) console.log(faultLine(fault));
if (faults.length > 0) fail(`\n${source} has ${faults.length} fault(s).`);
console.log(`${source} has no faults.
Replaced on the server, it reaches readers with scripts at once; readers without, and search engines, at the next build.`);

async function faultsOf(file: string): Promise<Fault[]> {
  const aboutFile = (message: string): Fault[] => [{ file, path: [], message }];
  const special = file === legalFile && specialFileFault("content", "content", "public/legal.json");
  if (special) return [special];
  if (!/^https?:/.test(file))
    return existsSync(file)
      ? legalFaults(readFileSync(file, "utf8"), file)
      : aboutFile("there is no such file");
  const answer = await fetch(file).catch((error: Error) => error);
  // The message of `fetch` itself is only "fetch failed".
  if (answer instanceof Error)
    return aboutFile(`cannot be reached: ${(answer.cause as Error | undefined)?.message ?? answer.message}`);
  if (!answer.ok) return aboutFile(`the answer has the status ${answer.status}: expected 200`);
  const type = answer.headers.get("content-type") ?? "nothing";
  const wrongType = /\bjson\b/.test(type)
    ? []
    : aboutFile(`it is sent as ${type}: expected application/json`);
  return [...wrongType, ...legalFaults(await answer.text(), file)];
}
