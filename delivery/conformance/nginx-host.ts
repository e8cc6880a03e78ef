import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nginxSite } from "../hosts/nginx";
import { withSwitchedOn } from "../hosts/nginx-marks";
import { hostUser, makeReadable, type SiteCopy, stateFolder, temporaryFolder } from "./host-files";
import { findProgram, type HostProcess, startHost, startOnFreePort } from "./host-process";
import { firstFault, fullSupport, type HostSupport, runAsHost, unusable, versionFault } from "./host-support";

const oldestVersion = [1, 22] as const;
const temporaryFolders = ["client_body", "fastcgi", "proxy", "scgi", "uwsgi"];

type Configuration = { state: string; workers: string; http: string };

/** An nginx.conf as Debian and others install it, but one that a user without rights can start beside another nginx. */
export function nginxConfig({ state, workers, http }: Configuration): string {
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

/** Debian's default site, which comes before ours and answers for every name that no other site has. */
function defaultSite(listen: string, root: string): string {
  return `server {
    listen ${listen} default_server;
    server_name _;
    root ${root};
    index index.html;
    location / { try_files $uri $uri/ =404; }
}`;
}

/** Whether nginx accepts lines in an nginx.conf of ours, and what it says. */
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

/** Starts nginx with the site file included beside Debian's default site. */
export function startNginx(copy: SiteCopy, workers = "auto"): Promise<HostProcess> {
  const { folder, site, record } = copy;
  const state = stateFolder(copy, "nginx");
  const program = findProgram("nginx");
  const { brotli } = nginxSupport(program);
  return startOnFreePort((port) => {
    const listen = `127.0.0.1:${port}`;
    const settings = { domain: "127.0.0.1", root: site, listen: [listen], tlsListen: [], certificates: "" };
    const siteFile = join(folder, "nginx-site.conf");
    const config = join(folder, "nginx.conf");
    writeFileSync(
      siteFile,
      withSwitchedOn(nginxSite(record, settings), ...(brotli ? ["brotli" as const] : [])),
    );
    const http = `${defaultSite(listen, state)}\ninclude ${siteFile};`;
    writeFileSync(config, nginxConfig({ state, workers, http }));
    makeReadable(folder);
    const args = ["-e", "stderr", "-c", config, "-g", "daemon off;"];
    return startHost({ program: program ?? "", args, port, ...hostUser });
  });
}
