import { readFileSync } from "node:fs";
import { createServer, request as httpRequest, type OutgoingHttpHeaders } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkDeploy } from "../../scripts/check-deploy/check-deploy";
import { failureSentence } from "../../scripts/check-deploy/failure-sentence";
import { findProgram, freePort, type HostProcess } from "../../scripts/host-process";
import { startOurServer } from "../host-contract/real-hosts";
import { copySite } from "../host-contract/site-copy";
import { writeCertificate } from "./certificate";

const copy = copySite();
const now = new Date();
let host: HostProcess | undefined;

beforeAll(async () => {
  host = await startOurServer(copy);
});
afterAll(async () => {
  await host?.stop();
  copy.remove();
});

/** Checks our server through a proxy that changes the headers of its responses. */
async function checkThrough(
  change: (headers: OutgoingHttpHeaders, path: string) => void,
  { at = now, changeRequest = (headers: OutgoingHttpHeaders) => headers } = {},
) {
  const proxy = createServer((request, response) => {
    const { method, url: path = "" } = request;
    const headers = changeRequest(request.headers);
    httpRequest({ port: host?.base.port, host: "127.0.0.1", method, path, headers }, (upstream) => {
      const changed = { ...upstream.headers };
      change(changed, path);
      response.writeHead(upstream.statusCode ?? 500, changed);
      upstream.pipe(response);
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

test("a correct deployment of this build has no findings", async () => {
  const { requestCount, findings, sameBuild, brotli } = await checkThrough(() => {});
  expect(findings).toEqual([]);
  expect(requestCount).toBeGreaterThan(300);
  expect(sameBuild).toBe(true);
  expect(brotli).toBe(true);
});

test("gzip instead of brotli is not a finding", async () => {
  const changeRequest = ({ "accept-encoding": accepted, ...headers }: OutgoingHttpHeaders) =>
    accepted === undefined
      ? headers
      : { ...headers, "accept-encoding": String(accepted).replace(/\bbr\b/, "none") };
  const { findings, brotli } = await checkThrough(() => {}, { changeRequest });
  expect(findings).toEqual([]);
  expect(brotli).toBe(false);
});

test("a wrong header of one page is a finding that lists its requests", async () => {
  const { findings } = await checkThrough((headers, path) => {
    if (path === "/about") headers["strict-transport-security"] = "max-age=1";
  });
  expect(findings).toEqual([
    expect.objectContaining({
      what: "Strict-Transport-Security",
      got: "max-age=1",
      requests: expect.arrayContaining(["GET /about"]),
    }),
  ]);
});

test("a cookie and a version in the Server header are findings", async () => {
  const { findings } = await checkThrough((headers, path) => {
    if (path !== "/") return;
    headers["set-cookie"] = ["a=b"];
    headers.server = "nginx/1.22.1";
  });
  expect(findings.map(({ what }) => what).sort()).toEqual(["Server", "Set-Cookie"]);
});

test("a security.txt that expires soon is a finding", async () => {
  const nextYear = new Date(now.getTime() + 340 * 24 * 60 * 60 * 1000);
  const { findings } = await checkThrough(() => {}, { at: nextYear });
  expect(findings.map(({ what }) => what)).toEqual(["Expires"]);
});

/** The message for a site that cannot be reached. */
async function failureAt(url: URL): Promise<string> {
  const report = checkDeploy(url, copy.site, copy.record, now);
  return report.then(String, (error: unknown) => failureSentence(url, error));
}

test("a refused connection is reported in one line", async () => {
  const url = new URL(`http://127.0.0.1:${await freePort()}`);
  expect(await failureAt(url)).toBe(
    `${url.origin} cannot be checked: no server listens there (connection refused).`,
  );
});

test("a server without TLS is reported in one line", async () => {
  const url = new URL(`https://127.0.0.1:${host?.base.port}`);
  expect(await failureAt(url)).toBe(`${url.origin} cannot be checked: it does not speak TLS on that port.`);
});

test.skipIf(!findProgram("openssl"))("a self-signed certificate is reported in one line", async () => {
  const { key, cert } = writeCertificate(copy.folder);
  const server = createTlsServer({ key: readFileSync(key), cert: readFileSync(cert) });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(`https://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(await failureAt(url)).toBe(`${url.origin} cannot be checked: its TLS certificate is self-signed.`);
  server.close();
});
