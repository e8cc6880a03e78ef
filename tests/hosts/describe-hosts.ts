import { describe } from "vitest";
import type { HostSupport } from "../host-contract/host-support";
import { type Host, otherHosts } from "../host-contract/real-hosts";

/** A suite for each host that this machine can start; not-checked.test.ts prints the others. */
export function describeHosts(suite: (host: Host, support: HostSupport) => void) {
  for (const host of otherHosts) {
    const support = host.support();
    describe.skipIf(!support.usable)(host.name, () => suite(host, support));
  }
}
