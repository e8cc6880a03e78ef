import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { apacheSupport } from "../host-contract/apache-host";
import { caddySupport } from "../host-contract/caddy-host";
import { temporaryFolder } from "../host-contract/host-files";
import { nginxSupport } from "../host-contract/nginx-host";

const folder = temporaryFolder("support-");
afterAll(() => rmSync(folder, { recursive: true }));

/** A program made of the lines of a shell script. */
function program(name: string, ...lines: readonly string[]): string {
  const file = join(folder, name);
  writeFileSync(file, ["#!/bin/sh", ...lines, ""].join("\n"));
  chmodSync(file, 0o755);
  return file;
}

test("a program that is not installed is reported", () => {
  expect([nginxSupport, caddySupport, apacheSupport].map((support) => support(undefined))).toMatchObject([
    { usable: false, notChecked: ["nginx, since it is not installed"] },
    { usable: false, notChecked: ["Caddy, since it is not installed"] },
    { usable: false, notChecked: ["Apache, since apache2 is not installed"] },
  ]);
});

test("a version that is too old is reported", () => {
  expect(nginxSupport(program("old-nginx", 'echo "nginx version: nginx/1.18.0" >&2'))).toMatchObject({
    usable: false,
    notChecked: ["nginx, since 1.18 is older than 1.22"],
  });
  expect(caddySupport(program("old-caddy", "echo v2.4.6 h1:abc="))).toMatchObject({
    usable: false,
    notChecked: ["Caddy, since 2.4 is older than 2.6"],
  });
  expect(apacheSupport(program("silent-apache"))).toMatchObject({
    usable: false,
    notChecked: ["Apache, since its version is unknown; 2.4 is the oldest supported"],
  });
});

const newNginx = 'if [ "$1" = -v ]; then echo "nginx version: nginx/1.28.0" >&2; exit; fi';

test("nginx that does not start is reported with its error message", () => {
  const reason = 'nginx: [emerg] module "x.so" is not binary compatible in /etc/nginx/x.conf:1';
  const broken = program("broken-nginx", newNginx, `echo '${reason}' >&2`, "exit 1");
  expect(nginxSupport(broken)).toMatchObject({
    usable: false,
    notChecked: [`nginx, since it does not start here: ${reason}`],
  });
});

test("nginx without brotli is tested without brotli", () => {
  // nginx is called with -t -e stderr -c <file>.
  const plain = program("plain-nginx", newNginx, "! grep -q brotli_static $5");
  const { usable, brotli, notChecked } = nginxSupport(plain);
  expect({ usable, brotli }).toEqual({ usable: true, brotli: false });
  expect(notChecked).toEqual([expect.stringMatching(/^brotli on nginx, since the module is not installed/)]);
  expect(nginxSupport(program("full-nginx", newNginx))).toEqual({
    usable: true,
    brotli: true,
    notChecked: [],
  });
});

test("Apache without a module that .htaccess needs is not tested", () => {
  const apache = program("apache", 'echo "Server version: Apache/2.4.62 (Debian)"');
  const modules = join(folder, "modules");
  mkdirSync(modules);
  for (const name of ["mpm_event", "authz_core", "authz_host", "dir", "mime", "negotiation", "rewrite"]) {
    writeFileSync(join(modules, `mod_${name}.so`), "");
  }
  expect(apacheSupport(apache, modules).notChecked).toEqual([`Apache, since ${modules} lacks mod_headers`]);
  writeFileSync(join(modules, "mod_headers.so"), "");
  expect(apacheSupport(apache, modules).usable).toBe(true);
});
