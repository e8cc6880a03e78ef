import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll } from "vitest";
import type { BuildRecord } from "../../render/build-record";
import { htaccess } from "../../render/hosts/apache";
import { edgeHeaders, edgeRedirects } from "../../render/hosts/edge-files";
import { movedAddresses } from "../../render/policy/moved-addresses";
import { policyOf } from "../../render/policy/policy";
import { oldAddresses } from "./old-addresses";

/** A copy of the site in a folder that the hosts can use for their own files. */
export type SiteCopy = { folder: string; site: string; record: BuildRecord };

/** Files that an owner may put into `content/public`. */
const publicFiles = {
  "brochure.pdf": "%PDF-1.7",
  "downloads/Price List (2026).PDF": "%PDF-1.7",
  "google1234567890abcdef.html": "google-site-verification: google1234567890abcdef.html",
  "downloads/plain.html": "<style>h1{color:red}</style><h1>Not ours</h1>",
  "data.unknown": "1,2,3",
  LICENSE: "All rights reserved",
  "größe ₹.txt": "groß",
  "a+b&c=d;e,f@g!h~i'j[k].bin": "x",
  "x$y{z}^`.zip": "x",
};

export const dist = fileURLToPath(new URL("../../dist", import.meta.url));

/** Removed after the tests of the file that imports this. */
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A copy of the build that a test may change. Secrets are files that no host may serve. */
export function copySite({ withSecrets = false } = {}): SiteCopy {
  if (!existsSync(join(dist, "build.json"))) throw new Error('There is no build: run "npm run build" first.');
  const folder = temporaryFolder("hosts-");
  const site = join(folder, "site");
  for (const name of ["site", "server.mjs"])
    cpSync(join(dist, name), join(folder, name), { recursive: true, preserveTimestamps: true });
  const legal = join(site, "legal.json");
  if (!existsSync(legal)) writeFileSync(legal, '{"privacy":{}}');
  const original: BuildRecord = JSON.parse(readFileSync(join(dist, "build.json"), "utf8"));
  const record = {
    ...original,
    files: [...original.files, ...Object.keys(publicFiles)],
    moved: [...movedAddresses(oldAddresses), { from: "/xx/vps", status: 302, to: "/vps" } as const],
  };
  writeFileSync(join(folder, "build.json"), JSON.stringify(record));
  for (const [name, content] of Object.entries(publicFiles)) {
    const file = join(site, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (!policyOf(record).isCompressed(`/${name}`)) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content));
  }
  writeFileSync(join(site, ".htaccess"), htaccess(record));
  writeFileSync(join(site, "_headers"), edgeHeaders(record));
  writeFileSync(join(site, "_redirects"), edgeRedirects(record));
  if (withSecrets)
    for (const file of [join(folder, "secret.txt"), join(site, ".env")]) writeFileSync(file, "a secret");
  return { folder, site, record };
}

/** A new folder that other users can read, if the machine has a place for one. */
export function temporaryFolder(prefix: string): string {
  const places = [tmpdir(), "/tmp", "/var/tmp"];
  const folder = mkdtempSync(join(places.find(reachableByAll) ?? tmpdir(), prefix));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

function reachableByAll(folder: string): boolean {
  const mode = statSync(folder, { throwIfNoEntry: false })?.mode ?? 0;
  return (mode & 0o001) !== 0 && (dirname(folder) === folder || reachableByAll(dirname(folder)));
}

/** A folder that the host may write to. */
export function stateFolder(folder: string, name: string): string {
  const state = join(folder, name);
  mkdirSync(state, { recursive: true });
  chmodSync(state, 0o777);
  return state;
}

/** Makes a folder readable for every user, independent of the umask. */
export function makeReadable(folder: string): void {
  chmodSync(folder, statSync(folder).mode | 0o055);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) makeReadable(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode | 0o044);
  }
}
