import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { BuildRecord } from "../../build/build-record";
import { htaccess } from "../../build/hosts/apache";
import { edgeHeaders, edgeRedirects } from "../../build/hosts/edge-files";
import { isCompressed } from "../../build/policy/site-rules";
import { type SiteCopy, temporaryFolder } from "./host-files";

/** Files that an owner may put into `content/public`. */
const publicFiles: readonly (readonly [name: string, content: string])[] = [
  ["brochure.pdf", "%PDF-1.7"],
  ["downloads/Price List (2026).PDF", "%PDF-1.7"],
  ["google1234567890abcdef.html", "google-site-verification: google1234567890abcdef.html"],
  ["downloads/plain.html", "<style>h1{color:red}</style><h1>Not ours</h1>"],
  ["data.unknown", "1,2,3"],
  ["LICENSE", "All rights reserved"],
  ["größe ₹.txt", "groß"],
  ["a+b&c=d;e,f@g!h~i'j[k].bin", "x"],
  ["x$y{z}^`.zip", "x"],
];

export const dist = fileURLToPath(new URL("../../dist", import.meta.url));

/** Secrets are files that no host may serve. */
export type CopyOptions = { withSecrets?: boolean };

/** A copy of the build that a test may change. */
export function copySite({ withSecrets = false }: CopyOptions = {}): SiteCopy & { remove: () => void } {
  if (!existsSync(join(dist, "build.json"))) throw new Error('There is no build: run "npm run build" first.');
  const folder = temporaryFolder("hosts-");
  const site = join(folder, "site");
  cpSync(join(dist, "site"), site, { recursive: true, preserveTimestamps: true });
  const legal = join(site, "legal.json");
  if (!existsSync(legal)) writeFileSync(legal, '{"privacy":{}}');
  const original: BuildRecord = JSON.parse(readFileSync(join(dist, "build.json"), "utf8"));
  const record = { ...original, files: [...original.files, ...publicFiles.map(([name]) => name)] };
  for (const [name, content] of publicFiles) writePublicFile(join(site, name), content);
  writeFileSync(join(site, ".htaccess"), htaccess(record));
  writeFileSync(join(site, "_headers"), edgeHeaders(record));
  writeFileSync(join(site, "_redirects"), edgeRedirects(record));
  if (withSecrets)
    for (const file of [join(folder, "secret.txt"), join(site, ".env")]) writeFileSync(file, "a secret");
  return {
    folder,
    site,
    record,
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function writePublicFile(file: string, content: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  if (!isCompressed(file)) return;
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content));
}
