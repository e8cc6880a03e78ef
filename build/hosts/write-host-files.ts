import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brand } from "../../app/content/brand";
import type { BuildRecord } from "../build-record";
import { wwwRedirect } from "../policy/policy";
import { htaccess } from "./apache";
import { caddyfile } from "./caddy";
import { dockerfile } from "./dockerfile";
import { edgeHeaders, edgeRedirects } from "./edge-files";
import { nginxSite } from "./nginx";
import { systemdService, systemdSocket, unitName } from "./systemd";

/** The link to the newest release that docs/deploy.md makes. */
const release = "/srv/current";
const root = `${release}/site`;
/** A port that a process without rights may listen on. */
const containerPort = "8080";

type HostFiles = { folder: string; record: BuildRecord };

/** Writes the configuration of every host: to `hosts`, or to the site itself for hosts that read it there. */
export async function writeHostFiles({ folder, record }: HostFiles) {
  const [hosts, site] = [join(folder, "hosts"), join(folder, "site")];
  const nginx = {
    domain: brand.domain,
    root,
    listen: ["80", "[::]:80"],
    tlsListen: ["443 ssl http2", "[::]:443 ssl http2"],
    certificates: `/etc/letsencrypt/live/${brand.domain}`,
  };
  const contents = {
    [join(hosts, "nginx-site.conf")]: nginxSite(record, nginx),
    [join(hosts, "Caddyfile")]: caddyfile(record, {
      address: brand.domain,
      wwwAddress: wwwRedirect.host,
      root,
    }),
    [join(hosts, "Dockerfile")]: dockerfile({ port: containerPort, root }),
    [join(hosts, `${unitName}.socket`)]: systemdSocket(),
    [join(hosts, `${unitName}.service`)]: systemdService({ release }),
    [join(site, "_headers")]: edgeHeaders(record),
    [join(site, "_redirects")]: edgeRedirects(record),
    [join(site, ".htaccess")]: htaccess(record),
  };
  await mkdir(hosts, { recursive: true });
  await Promise.all(Object.entries(contents).map(([file, content]) => writeFile(file, content)));
}
