import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type SiteCopy, temporaryFolder } from "./host-files";

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
  if (withSecrets)
    for (const file of [join(folder, "secret.txt"), join(site, ".env")]) writeFileSync(file, "a secret");
  return {
    folder,
    site,
    record: JSON.parse(readFileSync(join(dist, "build.json"), "utf8")),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
