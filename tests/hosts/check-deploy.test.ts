import { createServer, request as httpRequest, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { checkDeploy } from "../../checks/deploy/check-deploy";
import { freePort } from "../../scripts/host-process";
import { runningHost, startOurServer } from "../host-contract/hosts";
import { copySite } from "../host-contract/site-copy";

const { site, record } = copySite();
const host = runningHost(startOurServer);

/** Checks our server through a proxy that changes the headers of its responses. */
async function checkThrough(
  change: (headers: OutgoingHttpHeaders, path: string) => void,
  { changeRequest = (headers: OutgoingHttpHeaders) => headers } = {},
) {
  const proxy = createServer((request, response) => {
    const { method, url: path = "" } = request;
    const headers = changeRequest(request.headers);
    httpRequest({ port: host().base.port, host: "127.0.0.1", method, path, headers }, (upstream) => {
      const changed = { ...upstream.headers };
      change(changed, path);
      response.writeHead(upstream.statusCode ?? 500, changed);
      upstream.pipe(response);
    }).end();
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port } = proxy.address() as AddressInfo;
  try {
    return await checkDeploy(new URL(`http://127.0.0.1:${port}`), site, record);
  } finally {
    proxy.closeAllConnections();
    proxy.close();
  }
}

test("gzip instead of brotli is not a finding", async () => {
  const changeRequest = ({ "accept-encoding": accepted, ...headers }: OutgoingHttpHeaders) =>
    accepted === undefined
      ? headers
      : { ...headers, "accept-encoding": String(accepted).replace(/\bbr\b/, "none") };
  const { findings, brotli } = await checkThrough(() => {}, { changeRequest });
  expect(findings).toEqual([]);
  expect(brotli).toBe(false);
});

test("a wrong header, a cookie and a version in the Server header are findings that list their requests", async () => {
  const { requestCount, findings, sameBuild, brotli } = await checkThrough((headers, path) => {
    if (path === "/about") headers["strict-transport-security"] = "max-age=1";
    if (path !== "/") return;
    headers["set-cookie"] = ["a=b"];
    headers.server = "nginx/1.22.1";
  });
  expect(requestCount).toBeGreaterThan(300);
  expect({ sameBuild, brotli }).toEqual({ sameBuild: true, brotli: true });
  const named = (what: string, got: string, request: string) =>
    expect.objectContaining({ what, got, requests: expect.arrayContaining([request]) });
  expect(findings.toSorted((one, other) => one.what.localeCompare(other.what))).toEqual([
    named("Server", "nginx/1.22.1", "GET /"),
    named("Set-Cookie", "a=b", "GET /"),
    named("Strict-Transport-Security", "max-age=1", "GET /about"),
  ]);
});

test("a site that cannot be reached is one failure, not one per request", async () => {
  const url = new URL(`http://127.0.0.1:${await freePort()}`);
  await expect(checkDeploy(url, site, record)).rejects.toThrow("ECONNREFUSED");
});
