import { readFileSync } from "node:fs";
import { arch, availableParallelism, cpus, loadavg, platform } from "node:os";

/** The kind of machine, without anything that identifies it. */
export function describeMachine(): string {
  const lighthouse = JSON.parse(readFileSync("node_modules/lighthouse/package.json", "utf8")).version;
  return [
    `${availableParallelism()} cores (${cpus()[0]?.model ?? "unknown"})`,
    `load average ${loadavg()[0]?.toFixed(1)}`,
    `${platform()} ${arch()}`,
    `Node ${process.versions.node}`,
    `Lighthouse ${lighthouse}`,
  ].join(", ");
}
