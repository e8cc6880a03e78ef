import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildRecordFile, readBuildRecord } from "../../build/build-record";
import { checkDeploy } from "./check-deploy";
import { failureSentence } from "./failure-sentence";
import { reportText } from "./report-text";
import { parseSiteAddress } from "./site-address";

/** `npm run check:deploy <url>`: compares a live site with the build in dist and the policy. Exit code 1 if they differ. */
const dist = resolve(import.meta.dirname, "../../dist");
const url = parseSiteAddress(process.argv[2]);

if (typeof url === "string") {
  end(url);
} else if (!existsSync(join(dist, buildRecordFile))) {
  end('There is no build to compare with: run "npm run build" first.');
} else {
  try {
    const report = await checkDeploy(url, join(dist, "site"), await readBuildRecord(dist), new Date());
    console.log(reportText(report));
    process.exitCode = report.findings.length > 0 ? 1 : 0;
  } catch (error) {
    end(failureSentence(url, error));
  }
}

function end(sentence: string) {
  console.error(sentence);
  process.exitCode = 1;
}
