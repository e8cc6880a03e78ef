import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe } from "vitest";
import { httpClient, type SendRequest } from "../../checks/deploy/http-client";
import type { HostProcess } from "../../scripts/host-process";
import { createSiteServer } from "../../server/site-server";
import { apacheSupport, startApache } from "./apache-host";
import { caddySupport, startCaddy } from "./caddy-host";
import { canStartHosts, type HostSupport, unusable } from "./host-support";
import { nginxSupport, startNginx } from "./nginx-host";
import { copySite, type SiteCopy } from "./site-copy";

type Start = (copy: SiteCopy) => Promise<HostProcess>;

/** A host that can be started on a copy of the site, if it is installed. */
type Host = { name: string; support: () => HostSupport; start: Start };

const programs: readonly Host[] = [
  { name: "nginx", support: nginxSupport, start: startNginx },
  { name: "Caddy", support: caddySupport, start: startCaddy },
  { name: "Apache", support: apacheSupport, start: startApache },
];

/** All hosts except our own server, with what can be tested of them here. */
export const otherHosts = programs.map((host) => ({
  ...host,
  support: canStartHosts()
    ? host.support()
    : unusable(host.name, "this root user cannot start programs as another user"),
}));

/** A suite for each host that this machine can start; not-checked.test.ts prints the others. */
export function describeHosts(suite: (host: (typeof otherHosts)[number]) => void) {
  for (const host of otherHosts) describe.skipIf(!host.support.usable)(host.name, () => suite(host));
}

/** Our own server, in this process. */
export async function startOurServer({ site, record }: SiteCopy): Promise<HostProcess> {
  const { server, drain } = await createSiteServer({ folder: site, record });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { base: new URL(`http://127.0.0.1:${port}`), pid: process.pid, stop: () => drain().then(() => 0) };
}

export type RunningHost = Pick<SiteCopy, "site" | "record"> & { base: URL; send: SendRequest };

/** Starts a host on a copy of the site before the tests of a suite, and stops it after them. */
export function runningHost(start: Start, options: Parameters<typeof copySite>[0] = {}): () => RunningHost {
  let running: RunningHost | undefined;
  const cleanups: (() => unknown)[] = [];
  beforeAll(async () => {
    const copy = copySite(options);
    const { base, stop } = await start(copy);
    const send = httpClient(base);
    cleanups.push(send.close, stop);
    running = { base, send, site: copy.site, record: copy.record };
  });
  afterAll(async () => {
    for (const cleanUp of cleanups) await cleanUp();
  });
  return () => {
    if (!running) throw new Error("The host has not started.");
    return running;
  };
}
