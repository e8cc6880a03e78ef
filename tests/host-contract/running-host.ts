import { afterAll, beforeAll } from "vitest";
import { type Ask, askServer } from "../../delivery/conformance/ask";
import type { SiteCopy } from "../../delivery/conformance/host-files";
import type { HostProcess } from "../../delivery/conformance/host-process";
import { type CopyOptions, copySite } from "./site-copy";

export type RunningHost = { base: URL; ask: Ask; site: string };

/** Starts a host on a copy of the site before the tests of a suite, and ends it after them. */
export function runningHost(
  start: (copy: SiteCopy) => Promise<HostProcess>,
  options: CopyOptions = {},
): () => RunningHost {
  let running: RunningHost | undefined;
  const endings: (() => unknown)[] = [];
  beforeAll(async () => {
    const copy = copySite(options);
    endings.unshift(copy.remove);
    const { base, stop } = await start(copy);
    endings.unshift(stop);
    const ask = askServer(base);
    endings.unshift(ask.close);
    running = { base, ask, site: copy.site };
  });
  afterAll(async () => {
    for (const end of endings) await end();
  });
  return () => {
    if (!running) throw new Error("The host has not started.");
    return running;
  };
}
