import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildRecordFile, readBuild } from "../../render/build-record";
import { fail, projectFolder } from "../../scripts/run.mjs";
import { checkDeploy, reportText } from "./check-deploy";

/** `npm run check:deploy <url>`: compares a live site with the build in dist and the policy. Exit code 1 if they differ. */
const dist = join(projectFolder, "dist");
const [address = ""] = process.argv.slice(2);

if (!/^https?:\/\/[^/?#]+\/?$/.test(address) || !URL.canParse(address))
  fail(`"${address}" is not the address of a site: npm run check:deploy https://site.example`);
if (!existsSync(join(dist, buildRecordFile)))
  fail('There is no build to compare with: run "npm run build" first.');
const url = new URL(address);
const { folder, record } = await readBuild(dist);
const report = await checkDeploy(url, folder, record).catch(
  // Several addresses of one host have only a code together.
  ({ message, code }: NodeJS.ErrnoException) =>
    fail(`${url.origin} cannot be checked: ${message.split("\n")[0] || code}`),
);
console.log(reportText(report));
process.exitCode = report.findings.length > 0 ? 1 : 0;
