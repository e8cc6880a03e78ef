import { existsSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { fail, freePort, run } from "../../scripts/run.mjs";
import { copyProject, environment, type OtherContent } from "./changed-copy";
import { europeanCompany } from "./changed-records";
import { resized } from "./resized-records";

/**
 * `npm run test:content -- <records> [scripts]` runs scripts of package.json, or `npm test`, in a copy of the project with
 * other records, without tests/specification, which an owner deletes. Records are one of these names or a folder.
 */
const named: Readonly<Record<string, () => OtherContent>> = {
  none: () => resized(0),
  one: () => resized(1),
  forty: () => resized(40),
  euro: () => europeanCompany,
  "another-company": () => fileURLToPath(new URL("../fixtures/another-company", import.meta.url)),
};

const [name = "", ...scripts] = process.argv.slice(2);
const content = named[name]?.() ?? resolve(name);
if (name === "" || (typeof content === "string" && !existsSync(content)))
  fail(`Expected a folder of records or one of ${Object.keys(named).join(", ")}.`);

const folder = copyProject(content);
rmSync(join(folder, "tests/specification"), { recursive: true, force: true });
const env = { E2E_PORT: String(await freePort()), ...environment() };
for (const script of scripts.length > 0 ? scripts : ["test"]) {
  process.exitCode = await run("npm", ["run", "--silent", script], { cwd: folder, env });
  if (process.exitCode !== 0) break;
}
rmSync(folder, { recursive: true, force: true });
