import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, realpathSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { checkDeploy } from "../../checks/deploy/check-deploy";
import { readBuild } from "../../render/build-record";
import type { HostProcess } from "../../scripts/host-process";
import { otherHosts, startOurServer } from "../host-contract/hosts";
import { copySite, dist, temporaryFolder } from "../host-contract/site-copy";

const page = readFileSync(join(import.meta.dirname, "../../docs/deploy.md"), "utf8");
const folder = temporaryFolder("deploy-");
const srv = join(folder, "srv");
/** A second build: the first with more files. */
const second = copySite();

/** The commands of a section, for a server whose folder /srv is elsewhere. */
function commandsOf(section: string): string[] {
  const [, text = ""] = page.split(`\n## ${section}\n`);
  const blocks = text.split("\n## ")[0]?.matchAll(/```sh\n(.*?)```/gs) ?? [];
  return [...blocks].map(([, command = ""]) => command.replaceAll("/srv/", `${srv}/`));
}

/** Runs the command of docs/deploy.md in the folder of a project whose `dist` leads to this build. */
async function deploy(build: string) {
  const link = join(folder, "dist");
  rmSync(link, { force: true });
  symlinkSync(build, link);
  const [command = ""] = commandsOf("Copy a build to the server");
  const started = Math.floor(Date.now() / 1000);
  execFileSync("sh", ["-c", command], { cwd: folder });
  unlinkSync(link);
  // The name of a release is its second.
  await vi.waitUntil(() => Math.floor(Date.now() / 1000) > started, { timeout: 30_000 });
}

beforeAll(async () => {
  cpSync(join(dist, "hosts"), join(second.folder, "hosts"), { recursive: true });
  await deploy(dist);
  await deploy(second.folder);
});

/** What check:deploy finds on a host that serves the release. */
async function findingsOn(start: (copy: typeof second) => Promise<HostProcess>) {
  const { folder: site, record } = await readBuild(join(srv, "current"));
  const host = await start({ ...second, site, record });
  const { findings } = await checkDeploy(host.base, second.site, second.record);
  await host.stop();
  return findings;
}

// Apache is deployed in another way.
const hosts = otherHosts.filter(({ name, support }) => name !== "Apache" && support.usable);
test.each([{ name: "our server", start: startOurServer }, ...hosts])(
  "after two deployments $name serves the second build",
  async ({ start }) => {
    expect(await findingsOn(start)).toEqual([]);
  },
);

test.each([
  ["nginx", "nginx-site.conf", "/etc/nginx/sites-available/your.domain"],
  ["Caddy", "Caddyfile", "/etc/caddy/Caddyfile"],
])("the command for %s writes the folder of the release into its configuration", (section, file, target) => {
  const output = join(folder, file);
  // The file of the build names the folder of a real server.
  const source = join(srv, "current/hosts", file);
  writeFileSync(source, readFileSync(source, "utf8").replaceAll("/srv/", `${srv}/`));
  const [command = ""] = commandsOf(section);
  execFileSync("sh", ["-c", command.replace(target, output)], { cwd: folder });
  const roots = readFileSync(output, "utf8").match(/^\s*root (\* )?\S+/gm) ?? [];
  expect(roots.map((line) => line.replace(/^\s*root (\* )?/, "").replace(";", ""))).toEqual([
    join(realpathSync(join(srv, "current")), "site"),
  ]);
});
