import { readFileSync } from "node:fs";
import { arch, availableParallelism, cpus, platform, totalmem } from "node:os";

/** The kind of machine, and nothing that says which one. */
export function describeMachine(browserVersion: string): string {
  const memoryGb = Math.round(totalmem() / 1024 ** 3);
  const lighthouse = JSON.parse(readFileSync("node_modules/lighthouse/package.json", "utf8")).version;
  return [
    `${availableParallelism()} cores (${cpus()[0]?.model ?? "unknown"})`,
    `${memoryGb} GB`,
    `${platform()} ${arch()}`,
    `Node ${process.versions.node}`,
    `Chromium ${browserVersion}`,
    `Lighthouse ${lighthouse}`,
  ].join(", ");
}
