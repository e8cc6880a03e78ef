import type { AddressInfo } from "node:net";
import { findProgram, type HostProcess } from "../../scripts/host-process";
import { createSiteServer } from "../../server/site-server";
import { apacheSupport, startApache } from "./apache-host";
import { caddySupport, startCaddy } from "./caddy-host";
import { canStartHosts, type SiteCopy } from "./host-files";
import { type HostSupport, unusable } from "./host-support";
import { nginxSupport, startNginx } from "./nginx-host";

/** A host that can be started on a copy of the site, if it is installed. */
export type Host = {
  name: string;
  support: () => HostSupport;
  start: (copy: SiteCopy) => Promise<HostProcess>;
};

const programs: readonly Host[] = [
  {
    name: "nginx",
    support: () => nginxSupport(findProgram("nginx")),
    start: (copy) => startNginx(copy),
  },
  { name: "Caddy", support: () => caddySupport(findProgram("caddy")), start: startCaddy },
  { name: "Apache", support: () => apacheSupport(findProgram("apache2")), start: startApache },
];

/** All hosts except our own server. */
export const otherHosts: readonly Host[] = canStartHosts()
  ? programs
  : programs.map((host) => ({
      ...host,
      support: () => unusable(host.name, "this root user cannot start programs as another user"),
    }));

/** Our own server, in this process. */
export async function startOurServer({ site, record }: SiteCopy): Promise<HostProcess> {
  const { server, drain } = await createSiteServer({ folder: site, record });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { base: new URL(`http://127.0.0.1:${port}`), pid: process.pid, stop: () => drain().then(() => 0) };
}
