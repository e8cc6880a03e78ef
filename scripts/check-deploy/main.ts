import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildRecordFile, readBuild } from "../../build/build-record";
import { fail, projectFolder } from "../run.mjs";
import { checkDeploy } from "./check-deploy";
import { failureSentence } from "./failure-sentence";
import { reportText } from "./report-text";
import { parseSiteAddress } from "./site-address";

/** `npm run check:deploy <url>`: compares a live site with the build in dist and the policy. Exit code 1 if they differ. */
const dist = join(projectFolder, "dist");
const url = parseSiteAddress(process.argv[2]);

if (typeof url === "string") fail(url);
if (!existsSync(join(dist, buildRecordFile)))
  fail('There is no build to compare with: run "npm run build" first.');
try {
  const { folder, record } = await readBuild(dist);
  const report = await checkDeploy(url, folder, record, new Date());
  console.log(reportText(report));
  process.exitCode = report.findings.length > 0 ? 1 : 0;
} catch (error) {
  fail(failureSentence(url, error));
}
