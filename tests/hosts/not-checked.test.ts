import { expect, test } from "vitest";
import { findProgram } from "../../scripts/host-process";
import { otherHosts } from "../host-contract/hosts";

/** Only here, so that each line is printed once per run. `npm run test:full` repeats these at its end. */
test("hosts that cannot be tested on this machine are printed, one line each", () => {
  const lines = [
    ...otherHosts.flatMap(({ support }) => support.notChecked),
    ...(findProgram("systemd-analyze") && findProgram("systemd-socket-activate")
      ? []
      : ["systemd units and its socket, since systemd is not installed"]),
    ...(findProgram("openssl")
      ? []
      : ["HTTPS with a self-signed certificate, since openssl is not installed"]),
  ];
  for (const line of lines) expect(line).not.toContain("\n");
  // Not with console.log, which some reporters of the test runner hide or colour.
  process.stdout.write(lines.map((line) => `not checked: ${line}\n`).join(""));
});
