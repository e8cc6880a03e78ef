import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SiteCopy } from "../../delivery/conformance/real-hosts";

const dist = fileURLToPath(new URL("../../dist", import.meta.url));

/** A copy of the build that a test may spoil. */
export function copySite(): SiteCopy & { remove: () => void } {
  if (!existsSync(join(dist, "build.json"))) throw new Error('There is no build: run "npm run build" first.');
  const folder = mkdtempSync(join(tmpdir(), "hosts-"));
  // Hosts that give up their rights must be able to read it all the same.
  chmodSync(folder, 0o755);
  const site = join(folder, "site");
  cpSync(join(dist, "site"), site, { recursive: true, preserveTimestamps: true });
  const legal = join(site, "legal.json");
  if (!existsSync(legal)) writeFileSync(legal, '{"privacy":{}}');
  return {
    folder,
    site,
    record: JSON.parse(readFileSync(join(dist, "build.json"), "utf8")),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
