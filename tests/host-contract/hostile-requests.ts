import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { encodings, policyOf } from "../../render/policy/policy";
import { pagesOf } from "../../render/policy/site-rules";
import { exchange } from "../../server/site-fixture";
import type { RunningHost } from "./hosts";

const hostilePaths = [
  ...["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/..%5csecret.txt", "/..\\secret.txt"],
  ...["/assets/../../secret.txt", "/assets/..%2f..%2fsecret.txt", "/%252e%252e%252fsecret.txt"],
  ...["/%2e%2e%2fsecret.txt", "/./../secret.txt", "//secret.txt", "/_headers"],
  ...["/....//secret.txt", "/%c0%ae%c0%ae/secret.txt", "/.env", "/%2eenv", "/assets/../.env", "/./.env"],
  ...["/%5fheaders", "/%2ehtaccess", "/x/..%2f_headers", "/games.html%00.js", "/games%00", "/%", "/%zz"],
  ...["/a%0d%0aSet-Cookie:%20x=1", "/games.html%0d%0aSet-Cookie:%20x=1", "/a\0b", `/${"a".repeat(70_000)}`],
  ...[
    "//evil.example",
    "//evil.example/",
    "/\\evil.example/",
    "/%2f%2fevil.example/",
    "//evil.example/games.html",
  ],
  ...["/games.html/", "/games/%2e%2e%2f%2fevil.example/", "/.//evil.example/games/"],
];

/** Requests for files that are not public, and requests that are malformed or too large. The site has to contain secrets. */
export function testHostileRequests(host: () => RunningHost) {
  test.each(hostilePaths.map((path) => [path.slice(0, 60), path]))(
    "%j returns no secret and no foreign redirect",
    async (_, path) => {
      const response = await getOnce(host().base, path);
      expect(response).toMatch(/^HTTP\/1\.1 (308|4\d\d) /);
      expect(response).not.toContain("a secret");
      const [head = ""] = response.split("\r\n\r\n");
      expect(head).not.toMatch(/\r\nSet-Cookie/i);
      expect(head).not.toMatch(/\r\nLocation: *(https?:)?[/\\]{2}(?!127\.0\.0\.1:)/i);
    },
  );

  test("an encoded slash is none: the page of the path with a slash has one address", async () => {
    const nested = pagesOf(host().record).linked.filter(({ path }) => path.includes("/", 1));
    for (const { path } of nested) {
      for (const slash of ["%2f", "%2F"]) {
        const sent = path.slice(0, 1) + path.slice(1).replace("/", slash);
        const { status, headers } = await host().send({ path: sent });
        expect([sent, status]).toEqual([sent, status === 404 ? 404 : 308]);
        if (status === 308) expect(new URL(headers.location ?? "", host().base).pathname).toBe(path);
      }
    }
  });

  test("a page without its compressed copies is sent as it is", async () => {
    const { send, site, record } = host();
    const page = pagesOf(record).linked.find(({ path }) => path !== "/");
    if (!page) throw new Error("The build has one page.");
    const copies = encodings.map(({ ending }) => join(site, page.file + ending));
    for (const copy of copies) renameSync(copy, `${copy}-away`);
    const { status, headers, body } = await send({
      path: page.path,
      headers: { "Accept-Encoding": "br, gzip" },
    });
    for (const copy of copies) renameSync(`${copy}-away`, copy);
    expect([status, headers["content-encoding"]]).toEqual([200, undefined]);
    expect(body.equals(readFileSync(join(site, page.file)))).toBe(true);
  });

  test.each(["If-Match", "If-None-Match"])(
    "%s of a path that does not exist changes nothing",
    async (name) => {
      for (const path of ["/nope", "/nope.js"])
        expect((await host().send({ path, headers: { [name]: "*" } })).status).toBe(404);
    },
  );

  test.each([
    "bytes=9-5",
    "bytes=a-b",
    "bytes=-",
    "lines=1-2",
    "bytes=0-1,3-4,-2",
    `bytes=${"0-1,".repeat(900)}2-3`,
  ])("Range: %.30s does not return more than the file", async (range) => {
    const { status, body } = await host().send({ path: "/favicon.svg", headers: { Range: range } });
    expect([200, 206, 400, 416, 431]).toContain(status);
    expect(body.length).toBeLessThan(10_000);
  });

  test("500 concurrent clients all receive a page", async () => {
    const { base } = host();
    const responses = await Promise.all(Array.from({ length: 500 }, () => getOnce(base, "/support")));
    expect(
      responses.filter((response) => /^HTTP\/1\.1 200 /.test(response) && response.endsWith("</html>")),
    ).toHaveLength(500);
  });

  test("a replaced legal.json is served without a restart", async () => {
    const { send, site } = host();
    const before = await send({ path: "/legal.json", headers: { "Accept-Encoding": "br" } });
    // Of another length: most ETags are made of date and length, and the date may be in the same second.
    const text = `${before.body} `;
    writeFileSync(join(site, "legal.json"), text);
    const headers = { "Accept-Encoding": "br", "If-None-Match": String(before.headers.etag) };
    const after = await send({ path: "/legal.json", headers });
    expect(after.status).toBe(200);
    expect(after.body.toString()).toBe(text);
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });
}

/** Sends the path as it is written. */
function getOnce(base: URL, path: string): Promise<string> {
  const request = `GET ${path} HTTP/1.1\r\nHost: ${base.host}\r\nConnection: close\r\n\r\n`;
  return exchange(Number(base.port), request);
}

export function testWwwRedirect(host: () => RunningHost) {
  test.each([
    ["www", "/"],
    ["www", "/games?x=1&y=%20"],
    ["www", "/a%20b/%C3%B6.pdf"],
    ["WWW", "/about"],
    ["www", "//evil.example/"],
  ])("%s%s redirects to the same path of the domain itself", async (name, path) => {
    const { send, record } = host();
    const { domain, wwwRedirect, commonHeaders } = policyOf(record);
    const response = await send({ path, headers: { Host: `${name}.${domain}` } });
    expect(response.status).toBe(wwwRedirect.status);
    expect(response.headers.location).toBe(wwwRedirect.to + path);
    const strict = "Strict-Transport-Security";
    expect(response.headers[strict.toLowerCase()]).toBe(commonHeaders[strict]);
  });
}
