import { chmodSync, rmSync, writeFileSync } from "node:fs";
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

const newNginx = 'if [ "$1" = -v ]; then echo "nginx version: nginx/1.28.0" >&2; exit; fi';
const reason = 'nginx: [emerg] module "x.so" is not binary compatible in /etc/nginx/x.conf:1';

test.each([
  [nginxSupport(undefined), "nginx, since it is not installed"],
  [caddySupport(undefined), "Caddy, since it is not installed"],
  [apacheSupport(undefined), "Apache, since apache2 is not installed"],
  [
    nginxSupport(program("old-nginx", 'echo "nginx version: nginx/1.18.0" >&2')),
    "nginx, since 1.18 is older than 1.22",
  ],
  [caddySupport(program("old-caddy", "echo v2.4.6 h1:abc=")), "Caddy, since 2.4 is older than 2.6"],
  [
    apacheSupport(program("silent-apache")),
    "Apache, since its version is unknown; 2.4 is the oldest supported",
  ],
  [
    nginxSupport(program("broken-nginx", newNginx, `echo '${reason}' >&2`, "exit 1")),
    `nginx, since it does not start here: ${reason}`,
  ],
  [
    apacheSupport(program("apache", 'echo "Server version: Apache/2.4.62 (Debian)"'), folder),
    expect.stringMatching(/^Apache, since .* lacks mod_mpm_event, .*mod_headers$/),
  ],
])("a host that cannot be tested is reported with the reason: %j", (support, notChecked) => {
  expect(support).toEqual({ usable: false, brotli: false, notChecked: [notChecked] });
});

test("nginx without brotli is tested without brotli", () => {
  // nginx is called with -t -e stderr -c <file>.
  expect(nginxSupport(program("plain-nginx", newNginx, "! grep -q brotli_static $5"))).toEqual({
    usable: true,
    brotli: false,
    notChecked: [expect.stringMatching(/^brotli on nginx, since the module is not installed/)],
  });
  expect(nginxSupport(program("full-nginx", newNginx))).toMatchObject({ usable: true, brotli: true });
});
