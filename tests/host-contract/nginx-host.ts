import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { marks, nginxSite } from "../../render/hosts/nginx";
import { findProgram, freePort, type HostProcess, startHost } from "../../scripts/host-process";
import { fullSupport, type HostSupport, hostUser, runAsHost, unusable } from "./host-support";
import { makeReadable, type SiteCopy, stateFolder, temporaryFolder } from "./site-copy";
import { startOnFreePort } from "./start-on-free-port";

const program = findProgram("nginx");
const temporaryFolders = ["client_body", "fastcgi", "proxy", "scgi", "uwsgi"];

/** An nginx.conf like that of Debian, changed so that a user without rights can start it next to another nginx. */
function nginxConfig(state: string, http: string): string {
  return `include /etc/nginx/modules-enabled/*.conf;
include /usr/share/nginx/modules/*.conf;
worker_processes auto;
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

/** The site file with the lines of these marks enabled. */
function withEnabled(file: string, ...names: readonly (keyof typeof marks)[]): string {
  return names.reduce((text, name) => text.replaceAll(marks[name], ""), file);
}

/** Whether nginx accepts lines in an nginx.conf, and its output. */
export function acceptsNginx(http: string) {
  const folder = temporaryFolder("nginx-");
  const file = join(folder, "nginx.conf");
  writeFileSync(file, nginxConfig(stateFolder(folder, "state"), http));
  makeReadable(folder);
  return runAsHost(program ?? "", ["-t", "-e", "stderr", "-c", file]);
}

export function nginxSupport(): HostSupport {
  if (!program) return unusable("nginx", "it is not installed");
  const { succeeded, output } = acceptsNginx("server { gzip_static on; }");
  if (!succeeded) return unusable("nginx", `it does not start here: ${output.split("\n")[0]}`);
  if (acceptsNginx("server { brotli_static on; }").succeeded) return fullSupport;
  const reason = "the module is not installed (on Debian libnginx-mod-http-brotli-static)";
  return { usable: true, brotli: false, notChecked: [`brotli on nginx, since ${reason}`] };
}

/** Starts nginx with Debian's default site and the site file. */
export function startNginx(copy: SiteCopy): Promise<HostProcess> {
  return startOnFreePort((port) => startOn(copy, port));
}

/** The same with the TLS lines enabled, at `secureBase`, and the certificate in the folder of the copy. */
export async function startNginxWithTls(copy: SiteCopy) {
  let tlsPort = 0;
  const host = await startOnFreePort(async (port) => {
    tlsPort = await freePort();
    return startOn(copy, port, tlsPort);
  });
  return { ...host, secureBase: new URL(`https://127.0.0.1:${tlsPort}`) };
}

function startOn({ folder, site, record }: SiteCopy, port: number, tlsPort?: number) {
  const state = stateFolder(folder, "nginx");
  const listen = `127.0.0.1:${port}`;
  const siteFile = nginxSite(record, {
    domain: "127.0.0.1",
    root: site,
    listen: [listen],
    tlsListen: [`127.0.0.1:${tlsPort} ssl http2`],
    certificates: folder,
  });
  const brotli = nginxSupport().brotli ? withEnabled(siteFile, "brotli") : siteFile;
  writeFileSync(join(folder, "nginx-site.conf"), tlsPort ? withEnabled(brotli, "tls") : brotli);
  const http = `${defaultSite(listen, state)}\n    include ${join(folder, "nginx-site.conf")};`;
  const config = join(folder, "nginx.conf");
  writeFileSync(config, nginxConfig(state, http));
  makeReadable(folder);
  const args = ["-e", "stderr", "-c", config, "-g", "daemon off;"];
  return startHost({ program: program ?? "", args, port, ...hostUser });
}
