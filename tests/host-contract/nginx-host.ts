import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nginxSite } from "../../build/hosts/nginx";
import { findProgram, freePort, type HostProcess, startHost } from "../../scripts/host-process";
import { hostUser, makeReadable, type SiteCopy, stateFolder, temporaryFolder } from "./host-files";
import { firstFault, fullSupport, type HostSupport, runAsHost, unusable, versionFault } from "./host-support";
import { withEnabled } from "./nginx-marks";
import { startOnFreePort } from "./start-on-free-port";

const oldestVersion = [1, 22] as const;
const temporaryFolders = ["client_body", "fastcgi", "proxy", "scgi", "uwsgi"];

type Configuration = { state: string; workers: string; http: string };

/** An nginx.conf like that of Debian, changed so that a user without rights can start it next to another nginx. */
function nginxConfig({ state, workers, http }: Configuration): string {
  return `include /etc/nginx/modules-enabled/*.conf;
include /usr/share/nginx/modules/*.conf;
worker_processes ${workers};
pid ${state}/nginx.pid;
error_log stderr warn;
events {
    worker_connections 768;
}
http {
    sendfile on;
    tcp_nopush on;
    types_hash_max_size 2048;
    # A pattern: a file that is named has to exist.
    include /etc/nginx/mime.type[s];
    default_type application/octet-stream;
    access_log off;
    gzip on;
    ${temporaryFolders.map((name) => `${name}_temp_path ${state}/${name};`).join("\n    ")}
    ${http}
}
`;
}

/** Debian's default site, which is loaded first and serves every name that no other site has. */
function defaultSite(listen: string, root: string): string {
  return `server {
    listen ${listen} default_server;
    server_name _;
    root ${root};
    index index.html;
    location / { try_files $uri $uri/ =404; }
}`;
}

/** Whether nginx accepts lines in an nginx.conf, and its output. */
export function acceptsNginx(program: string, http: string) {
  const folder = temporaryFolder("nginx-");
  try {
    const file = join(folder, "nginx.conf");
    const state = stateFolder({ folder }, "state");
    writeFileSync(file, nginxConfig({ state, workers: "1", http }));
    makeReadable(folder);
    return runAsHost(program, ["-t", "-e", "stderr", "-c", file]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function nginxSupport(program: string | undefined): HostSupport {
  if (!program) return unusable("nginx", "it is not installed");
  const old = versionFault(runAsHost(program, ["-v"]).output, oldestVersion);
  if (old) return unusable("nginx", old);
  const { succeeded, output } = acceptsNginx(program, "server { gzip_static on; }");
  if (!succeeded) return unusable("nginx", `it does not start here: ${firstFault(output)}`);
  if (acceptsNginx(program, "server { brotli_static on; }").succeeded) return fullSupport;
  const reason = "the module is not installed (on Debian libnginx-mod-http-brotli-static)";
  return { usable: true, brotli: false, notChecked: [`brotli on nginx, since ${reason}`] };
}

/** Starts nginx with Debian's default site and the site file. */
export function startNginx(copy: SiteCopy, workers = "auto"): Promise<HostProcess> {
  return startOnFreePort((port) => startOn(copy, port, { workers }));
}

/** The same with the TLS lines enabled, at `secureBase`. */
export async function startNginxWithTls(copy: SiteCopy, certificates: string) {
  let tlsPort = 0;
  const host = await startOnFreePort(async (port) => {
    tlsPort = await freePort();
    return startOn(copy, port, { tls: { port: tlsPort, certificates } });
  });
  return { ...host, secureBase: new URL(`https://127.0.0.1:${tlsPort}`) };
}

type StartOptions = { workers?: string; tls?: { port: number; certificates: string } };

function startOn({ folder, site, record }: SiteCopy, port: number, { workers = "auto", tls }: StartOptions) {
  const program = findProgram("nginx") ?? "";
  const state = stateFolder({ folder }, "nginx");
  const listen = `127.0.0.1:${port}`;
  const siteFile = nginxSite(record, {
    domain: "127.0.0.1",
    root: site,
    listen: [listen],
    tlsListen: [`127.0.0.1:${tls?.port} ssl http2`],
    certificates: tls?.certificates ?? "",
  });
  const enabled = [
    ...(nginxSupport(program).brotli ? (["brotli"] as const) : []),
    ...(tls ? (["tls"] as const) : []),
  ];
  writeFileSync(join(folder, "nginx-site.conf"), withEnabled(siteFile, ...enabled));
  const http = `${defaultSite(listen, state)}\n    include ${join(folder, "nginx-site.conf")};`;
  const config = join(folder, "nginx.conf");
  writeFileSync(config, nginxConfig({ state, workers, http }));
  makeReadable(folder);
  const args = ["-e", "stderr", "-c", config, "-g", "daemon off;"];
  return startHost({ program, args, port, ...hostUser });
}
