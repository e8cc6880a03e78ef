import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { projectFolder } from "../../site/project-folder";
import type { BuildRecord } from "../build-record";
import { policyOf } from "../policy/policy";
import { htaccess } from "./apache";
import { caddyfile } from "./caddy";
import { edgeHeaders, edgeRedirects } from "./edge-files";
import { generatedNote } from "./host-syntax";
import { nginxSite } from "./nginx";

/** Files that are the same for every build: the Dockerfile, and the units of systemd. */
const fixedFiles = join(projectFolder, "render/hosts/files");

/** In the link to the newest release that docs/deploy.md makes. */
const root = "/srv/current/site";

type HostFiles = { folder: string; record: BuildRecord };

/** Writes the configuration of every host: to `hosts`, or to the site itself for hosts that read it there. */
export async function writeHostFiles({ folder, record }: HostFiles) {
  const { domain, wwwRedirect } = policyOf(record);
  const nginx = {
    domain,
    root,
    listen: ["80", "[::]:80"],
    tlsListen: ["443 ssl http2", "[::]:443 ssl http2"],
    certificates: `/etc/letsencrypt/live/${domain}`,
  };
  const contents: Record<string, string> = {
    "hosts/nginx-site.conf": nginxSite(record, nginx),
    "hosts/Caddyfile": caddyfile(record, { address: domain, wwwAddress: wwwRedirect.host, root }),
    "site/_headers": edgeHeaders(record),
    "site/_redirects": edgeRedirects(record),
    "site/.htaccess": htaccess(record),
  };
  for (const name of await readdir(fixedFiles))
    contents[`hosts/${name}`] = generatedNote() + (await readFile(join(fixedFiles, name), "utf8"));
  await mkdir(join(folder, "hosts"), { recursive: true });
  for (const [file, content] of Object.entries(contents)) await writeFile(join(folder, file), content);
}
