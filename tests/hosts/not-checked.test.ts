import { expect, test } from "vitest";
import { findProgram } from "../../scripts/host-process";
import { otherHosts } from "../host-contract/real-hosts";

/** Here and nowhere else, so that each line is printed once per run. `npm run test:full` repeats these at its end. */
test("what this machine cannot check is printed, one line each", () => {
  const lines = [
    ...otherHosts.flatMap(({ support }) => support().notChecked),
    ...(findProgram("systemd-analyze") && findProgram("systemd-socket-activate")
      ? []
      : ["systemd units and its socket, since systemd is not installed"]),
    ...(findProgram("openssl")
      ? []
      : ["HTTPS with a certificate of our own, since openssl is not installed"]),
  ];
  for (const line of lines) expect(line).not.toContain("\n");
  // Not by console.log, which some reporters of the test runner hide, and others put colours around.
  process.stdout.write(lines.map((line) => `not checked: ${line}\n`).join(""));
});
