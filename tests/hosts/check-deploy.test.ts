import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, request as httpRequest, type OutgoingHttpHeaders } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkDeploy } from "../../delivery/check-deploy/check-deploy";
import { failureSentence } from "../../delivery/check-deploy/failure-sentence";
import { findProgram, type HostProcess } from "../../delivery/conformance/host-process";
import { realHosts } from "../../delivery/conformance/real-hosts";
import { copySite } from "./site-copy";

const copy = copySite();
const now = new Date();
let host: HostProcess | undefined;

beforeAll(async () => {
  host = await realHosts[0]?.start(copy);
});
afterAll(async () => {
  await host?.stop();
  copy.remove();
});

/** Checks our server through a proxy that changes the headers of its answers. */
async function checkThrough(change: (headers: OutgoingHttpHeaders, path: string) => void, at = now) {
  const proxy = createServer((request, response) => {
    const { method, url: path = "", headers } = request;
    httpRequest({ port: host?.base.port, host: "127.0.0.1", method, path, headers }, (answer) => {
      const changed = { ...answer.headers };
      change(changed, path);
      response.writeHead(answer.statusCode ?? 500, changed);
      answer.pipe(response);
    }).end();
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port } = proxy.address() as AddressInfo;
  try {
    return await checkDeploy(new URL(`http://127.0.0.1:${port}`), copy.site, copy.record, at);
  } finally {
    proxy.closeAllConnections();
    proxy.close();
  }
}

test("a deployment of this build by this policy has no findings", async () => {
  const { asked, findings, sameBuild } = await checkThrough(() => {});
  expect(findings).toEqual([]);
  expect(asked).toBeGreaterThan(300);
  expect(sameBuild).toBe(true);
});

test("a header that one page lacks is found, with the requests it was missed in", async () => {
  const { findings } = await checkThrough((headers, path) => {
    if (path === "/games") headers["strict-transport-security"] = "max-age=1";
  });
  expect(findings).toEqual([
    expect.objectContaining({
      what: "Strict-Transport-Security",
      got: "max-age=1",
      requests: expect.arrayContaining(["/games is there"]),
    }),
  ]);
});

test("a cookie and a version in the banner are found", async () => {
  const { findings } = await checkThrough((headers, path) => {
    if (path !== "/") return;
    headers["set-cookie"] = ["a=b"];
    headers.server = "nginx/1.22.1";
  });
  expect(findings.map(({ what }) => what).sort()).toEqual(["Server", "Set-Cookie"]);
});

test("a security.txt that is about to expire is found", async () => {
  const nextYear = new Date(now.getTime() + 340 * 24 * 60 * 60 * 1000);
  const { findings } = await checkThrough(() => {}, nextYear);
  expect(findings.map(({ what }) => what)).toEqual(["Expires"]);
});

/** The one line that a person reads when the site at an address cannot be asked. */
async function failureAt(url: URL): Promise<string> {
  const report = checkDeploy(url, copy.site, copy.record, now);
  return report.then(String, (error: unknown) => failureSentence(url, error));
}

test("nobody at the address is one clear line, not a finding", async () => {
  expect(await failureAt(new URL("http://127.0.0.1:1"))).toBe(
    "http://127.0.0.1:1 cannot be checked: nobody listens there (connection refused).",
  );
});

test("a server that speaks no TLS is one clear line", async () => {
  const url = new URL(`https://127.0.0.1:${host?.base.port}`);
  expect(await failureAt(url)).toBe(`${url.origin} cannot be checked: it does not speak TLS on that port.`);
});

test.skipIf(!findProgram("openssl"))("a certificate that nobody has signed is one clear line", async () => {
  const files = { key: join(copy.folder, "key.pem"), cert: join(copy.folder, "cert.pem") };
  const subject = ["-subj", "/CN=localhost", "-days", "1", "-nodes", "-newkey", "ec"];
  const curve = ["-pkeyopt", "ec_paramgen_curve:prime256v1"];
  const output = ["-keyout", files.key, "-out", files.cert];
  execFileSync(findProgram("openssl") ?? "", ["req", "-x509", ...subject, ...curve, ...output], {
    stdio: "pipe",
  });
  const server = createTlsServer({ key: readFileSync(files.key), cert: readFileSync(files.cert) });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(`https://localhost:${(server.address() as AddressInfo).port}`);
  expect(await failureAt(url)).toBe(
    `${url.origin} cannot be checked: its TLS certificate is signed by itself.`,
  );
  server.close();
});
