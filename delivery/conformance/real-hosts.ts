import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildRecord } from "../build-record";
import { caddyfile } from "../hosts/caddy";
import { nginxConfig } from "../hosts/nginx";
import { createSiteServer } from "../server/site-server";
import { findProgram, freePort, type HostProcess, startHost } from "./host-process";

/** A site that is served from a folder of its own, where the hosts may put what they need. */
export type SiteCopy = { folder: string; site: string; record: BuildRecord };

/** A host that can be started on a copy of the site; without `program` it needs none. */
export type Host = { name: string; program?: string; start: (copy: SiteCopy) => Promise<HostProcess> };

/** Nobody's: as root, we start the servers without rights, as a container does. */
const user = process.getuid?.() === 0 ? { user: 65534 } : {};

export const realHosts: readonly Host[] = [
  { name: "our server", start: startOurs },
  { name: "nginx", program: "nginx", start: (copy) => startNginx(copy) },
  { name: "Caddy", program: "caddy", start: startCaddy },
  { name: "Apache", program: "apache2", start: startApache },
];

async function startOurs({ site, record }: SiteCopy): Promise<HostProcess> {
  const { server, drain } = await createSiteServer({ folder: site, record });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { base: new URL(`http://127.0.0.1:${port}`), pid: process.pid, stop: () => drain().then(() => 0) };
}

/** A folder of the host's own, which it may write to. */
function stateFolder({ folder }: SiteCopy, name: string): string {
  const state = join(folder, name);
  mkdirSync(state);
  chmodSync(state, 0o777);
  return state;
}

export async function startNginx(copy: SiteCopy, workers = "auto"): Promise<HostProcess> {
  const port = await freePort();
  const state = stateFolder(copy, "nginx");
  const config = join(copy.folder, "nginx.conf");
  const settings = { listen: `127.0.0.1:${port}`, root: copy.site, state, workers, accessLog: "off" };
  writeFileSync(config, nginxConfig(copy.record, settings));
  const args = ["-e", "stderr", "-c", config, "-g", "daemon off;"];
  return startHost({ program: findProgram("nginx") ?? "", args, port, ...user });
}

async function startCaddy(copy: SiteCopy): Promise<HostProcess> {
  const port = await freePort();
  const state = stateFolder(copy, "caddy");
  const config = join(copy.folder, "Caddyfile");
  const address = `http://127.0.0.1:${port}`;
  writeFileSync(config, caddyfile(copy.record, { address, root: copy.site, options: ["admin off"] }));
  const args = ["run", "--config", config, "--adapter", "caddyfile"];
  const env = { HOME: state, XDG_CONFIG_HOME: state, XDG_DATA_HOME: state };
  return startHost({ program: findProgram("caddy") ?? "", args, port, env, ...user });
}

/** What a shared hosting account finds; all that is ours is the .htaccess in the site's folder. */
async function startApache(copy: SiteCopy): Promise<HostProcess> {
  const port = await freePort();
  const state = stateFolder(copy, "apache");
  const config = join(copy.folder, "httpd.conf");
  const modules = [
    "mpm_event",
    "authz_core",
    "authz_host",
    "dir",
    "mime",
    "negotiation",
    "rewrite",
    "headers",
  ];
  writeFileSync(
    config,
    `ServerRoot ${state}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${state}/httpd.pid
ErrorLog ${state}/error.log
ServerTokens Prod
TraceEnable Off
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join("\n")}
Mutex file:${state}
TypesConfig /etc/mime.types
DirectoryIndex index.php index.html
DocumentRoot ${copy.site}
<Directory ${copy.site}>
  Options Indexes FollowSymLinks
  AllowOverride All
  Require all granted
</Directory>
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
`,
  );
  const args = ["-f", config, "-DFOREGROUND"];
  return startHost({ program: findProgram("apache2") ?? "", args, port, ...user });
}
