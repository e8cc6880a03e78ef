import { describe } from "vitest";
import { findProgram } from "../../delivery/conformance/host-process";
import { type Host, realHosts } from "../../delivery/conformance/real-hosts";

/** In CI all of them are there: see .ci/run. */
const mustBeInstalled = process.env.HOSTS_REQUIRED === "1";

/** A suite for each real host; one that is not installed is passed over, and said to be. */
export function describeHosts(suite: (host: Host) => void) {
  for (const host of realHosts) {
    const installed = !host.program || findProgram(host.program) !== undefined;
    if (installed || mustBeInstalled) describe(host.name, () => suite(host));
    else describe.skip(`${host.name} is not installed: passed over`, () => suite(host));
  }
}
