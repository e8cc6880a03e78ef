import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { caddyfile } from "../../render/hosts/caddy";
import { policyOf } from "../../render/policy/policy";
import { findProgram, type HostProcess, startHost } from "../../scripts/host-process";
import { fullSupport, type HostSupport, hostUser, unusable } from "./host-support";
import { makeReadable, type SiteCopy, stateFolder } from "./site-copy";
import { startOnFreePort } from "./start-on-free-port";

export function caddySupport(): HostSupport {
  return findProgram("caddy") ? fullSupport : unusable("Caddy", "it is not installed");
}

export function startCaddy(copy: SiteCopy): Promise<HostProcess> {
  const state = stateFolder(copy.folder, "caddy");
  return startOnFreePort((port) => {
    const config = join(copy.folder, "Caddyfile");
    const address = `http://127.0.0.1:${port}`;
    const wwwAddress = `http://${policyOf(copy.record).wwwRedirect.host}:${port}`;
    const file = caddyfile(copy.record, { address, wwwAddress, root: copy.site });
    writeFileSync(config, `{\n\tadmin off\n}\n${file}`);
    makeReadable(copy.folder);
    const args = ["run", "--config", config, "--adapter", "caddyfile"];
    return startHost({ program: findProgram("caddy") ?? "", args, port, env: caddyEnv(state), ...hostUser });
  });
}

/** Makes Caddy write to this folder instead of the home folder. */
export function caddyEnv(state: string): NodeJS.ProcessEnv {
  return { HOME: state, XDG_CONFIG_HOME: state, XDG_DATA_HOME: state };
}
