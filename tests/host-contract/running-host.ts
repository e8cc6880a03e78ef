import { afterAll, beforeAll } from "vitest";
import { httpClient, type SendRequest } from "../../scripts/check-deploy/http-client";
import type { HostProcess } from "../../scripts/host-process";
import type { SiteCopy } from "./host-files";
import { type CopyOptions, copySite } from "./site-copy";

export type RunningHost = { base: URL; send: SendRequest; site: string };

/** Starts a host on a copy of the site before the tests of a suite, and stops it after them. */
export function runningHost(
  start: (copy: SiteCopy) => Promise<HostProcess>,
  options: CopyOptions = {},
): () => RunningHost {
  let running: RunningHost | undefined;
  const cleanups: (() => unknown)[] = [];
  beforeAll(async () => {
    const copy = copySite(options);
    cleanups.unshift(copy.remove);
    const { base, stop } = await start(copy);
    cleanups.unshift(stop);
    const send = httpClient(base);
    cleanups.unshift(send.close);
    running = { base, send, site: copy.site };
  });
  afterAll(async () => {
    for (const cleanUp of cleanups) await cleanUp();
  });
  return () => {
    if (!running) throw new Error("The host has not started.");
    return running;
  };
}
