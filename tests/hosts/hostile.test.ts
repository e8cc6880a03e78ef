import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askServer } from "../../delivery/conformance/ask";
import type { HostProcess } from "../../delivery/conformance/host-process";
import { exchange } from "../../delivery/server/fixture-site";
import { describeHosts } from "./describe-hosts";
import { copySite } from "./site-copy";

const copy = copySite();
writeFileSync(join(copy.folder, "secret.txt"), "a secret");
writeFileSync(join(copy.site, ".env"), "a secret");
afterAll(copy.remove);

const hostilePaths = [
  ...["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/..%5csecret.txt", "/..\\secret.txt"],
  ...["/assets/../../secret.txt", "/assets/..%2f..%2fsecret.txt", "/%252e%252e%252fsecret.txt"],
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

describeHosts(({ start }) => {
  let host: HostProcess;
  beforeAll(async () => {
    host = await start(copy);
  });
  afterAll(async () => {
    await host?.stop();
  });

  test.each(hostilePaths.map((path) => [path.slice(0, 60), path]))("%j gets nothing", async (_, path) => {
    const request = `GET ${path} HTTP/1.1\r\nHost: ${host.base.host}\r\nConnection: close\r\n\r\n`;
    const answer = await exchange(Number(host.base.port), request);
    expect(answer).toMatch(/^HTTP\/1\.1 (308|4\d\d) /);
    expect(answer).not.toContain("a secret");
    const [head = ""] = answer.split("\r\n\r\n");
    expect(head).not.toMatch(/\r\nSet-Cookie/i);
    expect(head).not.toMatch(/\r\nLocation: *(https?:)?[/\\]{2}(?!127\.0\.0\.1:)/i);
  });

  test.each([
    "bytes=9-5",
    "bytes=a-b",
    "bytes=-",
    "lines=1-2",
    "bytes=0-1,3-4,-2",
    `bytes=${"0-1,".repeat(900)}2-3`,
  ])("the range %.30s does no harm", async (range) => {
    const ask = askServer(host.base);
    const { status, body } = await ask({ path: "/favicon.svg", headers: { Range: range } });
    ask.close();
    expect([200, 206, 400, 416, 431]).toContain(status);
    expect(body.length).toBeLessThan(10_000);
  });

  test("500 clients at once are all answered", async () => {
    const request = `GET /support HTTP/1.1\r\nHost: ${host.base.host}\r\nConnection: close\r\n\r\n`;
    const answers = await Promise.all(
      Array.from({ length: 500 }, () => exchange(Number(host.base.port), request)),
    );
    expect(
      answers.filter((answer) => /^HTTP\/1\.1 200 /.test(answer) && answer.endsWith("</html>")),
    ).toHaveLength(500);
  });

  test("legal.json can be replaced while the host runs", async () => {
    const ask = askServer(host.base);
    const before = await ask({ path: "/legal.json", headers: { "Accept-Encoding": "br" } });
    // Not as long as the old one: most hosts go by date and length, and the date may be of the same second.
    const text = `${before.body} `;
    writeFileSync(join(copy.site, "legal.json"), text);
    const headers = { "Accept-Encoding": "br", "If-None-Match": String(before.headers.etag) };
    const after = await ask({ path: "/legal.json", headers });
    ask.close();
    expect(after.status).toBe(200);
    expect(after.body.toString()).toBe(text);
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });
});
