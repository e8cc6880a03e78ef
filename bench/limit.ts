import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BuildRecord, buildRecordFile } from "../render/build-record";
import { compressFolder } from "../render/compress-folder";
import { policyOf } from "../render/policy/policy";

/**
 * The limit: a copy of the build whose pages have no scripts, served with the same headers and the same compression.
 * A page that runs the app cannot be faster.
 */
export async function writeLimit(dist: string, folder: string, record: BuildRecord) {
  for (const name of ["server.mjs", buildRecordFile, "site"]) {
    // The compressed copies of the pages have the scripts.
    const filter = (file: string) => !/\.html\.(br|gz)$/.test(file);
    cpSync(join(dist, name), join(folder, name), { recursive: true, filter });
  }
  for (const { file } of record.pages) {
    const page = join(folder, "site", file);
    writeFileSync(page, withoutScripts(readFileSync(page, "utf8")));
  }
  await compressFolder(join(folder, "site"), policyOf(record));
}

/** Structured data stays: the browser does not run it. */
function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, (script) =>
    script.startsWith('<script type="application/ld+json"') ? script : "",
  );
}
