import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { BuildRecord } from "../../render/build-record";
import { nginxSite as generateNginxSite } from "../../render/hosts/nginx";
import { findProgram } from "../../scripts/host-process";
import { caddyEnv, caddySupport } from "../host-contract/caddy-host";
import { acceptsNginx, nginxSupport } from "../host-contract/nginx-host";
import { dist, temporaryFolder } from "../host-contract/site-copy";

const state = temporaryFolder("shipped-");

const unitName = "hosting-website";
const units = [`${unitName}.socket`, `${unitName}.service`];
const nginxSite = readFileSync(join(dist, "hosts/nginx-site.conf"), "utf8");
const dockerfile = readFileSync(join(dist, "hosts/Dockerfile"), "utf8");

const { usable, brotli } = nginxSupport();

describe.skipIf(!usable)("nginx accepts the site", () => {
  /** nginx only warns about a duplicate server name or file extension. */
  const accept = (site: string) => {
    const { succeeded, output } = acceptsNginx(site);
    expect(output).not.toMatch(/conflicting|duplicate/);
    expect(succeeded, output).toBe(true);
  };
  /** nginx opens the ports even for a configuration test: use ports above 1023, and no IPv6. */
  const openable = (site: string) =>
    site
      .replaceAll("listen [::]:", "listen 127.0.0.1:2")
      .replaceAll(/listen (80|443)/g, (_, port: string) => `listen 127.0.0.1:1${port.padStart(4, "0")}`)
      .replaceAll(/:2(80|443)/g, (_, port: string) => `:2${port.padStart(4, "0")}`);

  test("without changes", () => accept(openable(nginxSite)));

  test("with a path and a domain that are long for its hash tables", () => {
    const name = "careers/senior-engineer-for-the-reliability-of-game-servers-and-networks";
    const record: BuildRecord = JSON.parse(readFileSync(join(dist, "build.json"), "utf8"));
    const [page] = record.pages;
    if (!page) throw new Error("The build has no page.");
    const pages = [...record.pages, { ...page, path: `/${name}`, file: `${name}.html` }];
    const domain = `${"long-domain-".repeat(3)}.test`;
    const settings = { domain, root: "/srv/current/site", tlsListen: [], certificates: "" };
    accept(generateNginxSite({ ...record, pages }, { ...settings, listen: ["127.0.0.1:10080"] }));
  });

  test.skipIf(!brotli)("as the Dockerfile changes it", () => {
    const file = join(state, "site.conf");
    writeFileSync(file, nginxSite);
    const [, command = ""] = /^RUN (sed .*)$/m.exec(dockerfile) ?? [];
    execFileSync("sh", ["-c", command.replace("/etc/nginx/sites-enabled/site.conf", file)]);
    const changed = readFileSync(file, "utf8");
    expect(changed.match(/^ *listen .*$/gm)).toEqual(["    listen 8080;"]);
    expect(changed).toMatch(/^ *brotli_static on;/m);
    accept(changed);
  });
});

const caddy = findProgram("caddy");

test.skipIf(!caddySupport().usable)("Caddy accepts the Caddyfile, and caddy fmt does not change it", () => {
  const file = join(dist, "hosts/Caddyfile");
  const env = { ...process.env, ...caddyEnv(state) };
  const run = (...args: string[]) =>
    execFileSync(caddy ?? "", args, { env, encoding: "utf8", stdio: "pipe" });
  run("adapt", "--config", file, "--adapter", "caddyfile");
  expect(run("fmt", file).trim()).toBe(readFileSync(file, "utf8").trim());
});

test("the Dockerfile copies files that exist, and nginx serves the folder it copies the site to", () => {
  const copied = [...dockerfile.matchAll(/^COPY (\S+) (\S+)$/gm)].map(([, from = "", to = ""]) => ({
    from,
    to,
  }));
  for (const { from } of copied) expect(existsSync(join(dist, from)), from).toBe(true);
  expect(copied).toContainEqual({ from: "site", to: /root (\S+);/.exec(nginxSite)?.[1] });
  expect(/EXPOSE (\d+)/.exec(dockerfile)?.[1]).toBe(/listen (\d+);\/'/.exec(dockerfile)?.[1]);
});

const systemdAnalyze = findProgram("systemd-analyze");

test.skipIf(!systemdAnalyze)("systemd accepts the units without a warning", () => {
  const folder = join(state, "units");
  mkdirSync(folder);
  for (const unit of units) {
    const text = readFileSync(join(dist, "hosts", unit), "utf8");
    // systemd looks for the program, which may be elsewhere on this machine.
    writeFileSync(join(folder, unit), text.replace("/usr/bin/node", process.execPath));
  }
  const args = ["verify", "--man=no", ...units.map((unit) => join(folder, unit))];
  const { status, stderr } = spawnSync(systemdAnalyze ?? "", args, { encoding: "utf8" });
  expect({ status, warnings: stderr.split("\n").filter((line) => line.includes(unitName)) }).toEqual({
    status: 0,
    warnings: [],
  });
});

test("the service starts the server of the release that docs/deploy.md sets up, on the socket of its own name", () => {
  const service = readFileSync(join(dist, `hosts/${unitName}.service`), "utf8");
  const deployPage = readFileSync(join(dist, "../docs/deploy.md"), "utf8");
  const [, release = ""] = /^ExecStart=\S+ (\S+)\/server\.mjs$/m.exec(service) ?? [];
  expect(deployPage).toContain(`${release}/`);
  expect(service).toContain(`Requires=${unitName}.socket`);
});
