import { afterAll, beforeAll } from "vitest";
import { type Ask, askServer } from "../../delivery/conformance/ask";
import type { SiteCopy } from "../../delivery/conformance/host-files";
import type { HostProcess } from "../../delivery/conformance/host-process";

/** Starts a host before the tests of a suite and ends it after them; its address is known within the tests. */
export function runningHost(copy: SiteCopy, start: (copy: SiteCopy) => Promise<HostProcess>) {
  let running: { base: URL; ask: Ask } | undefined;
  let stop = async () => {};
  beforeAll(async () => {
    const host = await start(copy);
    const ask = askServer(host.base);
    running = { base: host.base, ask };
    stop = async () => {
      ask.close();
      await host.stop();
    };
  });
  afterAll(() => stop());
  return () => {
    if (!running) throw new Error("The host has not started.");
    return running;
  };
}
