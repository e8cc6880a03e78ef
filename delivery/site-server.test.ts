// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { destinations } from "../app/content/brand";
import { compressFolder } from "./compress-folder";
import { createSiteServer } from "./site-server";

let folder = "";
let server: Server;

beforeAll(async () => {
  const parent = await mkdtemp(join(tmpdir(), "site-"));
  folder = join(parent, "site");
  await mkdir(join(folder, "assets"), { recursive: true });
  await mkdir(join(folder, "careers"));
  await writeFile(join(parent, "secret.txt"), "secret");
  await writeFile(join(folder, "index.html"), "<h1>Home</h1>");
  await writeFile(join(folder, "games.html"), "<h1>Games</h1>");
  await writeFile(join(folder, "careers.html"), "<h1>Careers</h1>");
  await writeFile(join(folder, "careers/writer.html"), "<h1>Writer</h1>");
  await writeFile(join(folder, "404.html"), "<h1>Game Over! Page Not Found</h1>");
  await writeFile(join(folder, "legal.json"), '{"privacy":{}}');
  await writeFile(join(folder, "assets/app-12345678.js"), "console.log(1);".repeat(50));
  await compressFolder(folder);
  server = createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  server.close();
  await rm(join(folder, ".."), { recursive: true });
});

type Answer = { status: number; headers: IncomingMessage["headers"]; body: Buffer };

/** Sends the path just as it is written: `fetch` would tidy it up first. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
      answer.on("error", reject);
    });
    asked.on("error", reject);
    asked.end();
  });
}

test.each([
  ["/", "Home"],
  ["/games", "Games"],
  ["/games?q=x&category=fps", "Games"],
  ["/careers", "Careers"],
  ["/careers/writer", "Writer"],
])("%s is the page %s", async (path, heading) => {
  const { status, headers, body } = await ask(path);
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("text/html;charset=utf-8");
  expect(headers["cache-control"]).toBe("no-cache");
  expect(body.toString()).toContain(heading);
});

test.each([
  ["/index.html", "/"],
  ["/games.html", "/games"],
  ["/games/", "/games"],
  ["/careers/writer.html", "/careers/writer"],
])("%s leads to the one address of its page, %s", async (path, location) => {
  const { status, headers } = await ask(path);
  expect(status).toBe(308);
  expect(headers.location).toBe(location);
});

test.each([
  "/nope",
  "/games/nope",
  "/careers/nobody",
  "/Games",
  "/404",
  "/404.html",
  "//evil.example/",
  "/legal.json/",
])("the unknown path %s answers 404 with the 404 page", async (path) => {
  const { status, headers, body } = await ask(path);
  expect(status).toBe(404);
  if (path.endsWith(".html")) return;
  expect(headers["content-type"]).toBe("text/html;charset=utf-8");
  expect(body.toString()).toContain("Game Over! Page Not Found");
});

test.each(["/assets/gone-12345678.js", "/favicon.ico", "/assets/gone"])(
  "the missing file %s answers a bare 404 that no one keeps",
  async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(headers["content-type"]).toBe("text/plain;charset=utf-8");
    expect(headers["cache-control"]).toBe("no-cache");
    expect(body.toString()).not.toContain("<");
  },
);

test("a hashed asset is kept for a year", async () => {
  const { headers } = await ask("/assets/app-12345678.js");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers["content-type"]).toMatch(/^text\/javascript/);
});

test("legal.json is JSON and asked about every time", async () => {
  const { headers } = await ask("/legal.json");
  expect(headers["content-type"]).toMatch(/^application\/json/);
  expect(headers["cache-control"]).toBe("no-cache");
});

test("brotli and gzip come from the build, and Vary says so", async () => {
  const plain = await ask("/assets/app-12345678.js");
  const brotli = await ask("/assets/app-12345678.js", { "accept-encoding": "gzip, br" });
  const gzip = await ask("/assets/app-12345678.js", { "accept-encoding": "gzip" });
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  for (const { headers } of [plain, brotli, gzip]) expect(headers.vary).toBe("Accept-Encoding");
});

test("an unchanged file is not sent twice", async () => {
  const first = await ask("/games");
  const second = await ask("/games", { "if-none-match": String(first.headers.etag) });
  expect(second.status).toBe(304);
  expect(second.body).toHaveLength(0);
});

test.each(["/games", "/nope", "/assets/app-12345678.js"])(
  "HEAD %s has the headers and no body",
  async (path) => {
    const get = await ask(path);
    const head = await ask(path, {}, "HEAD");
    expect(head.status).toBe(get.status);
    expect(head.headers["content-type"]).toBe(get.headers["content-type"]);
    expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
    expect(head.body).toHaveLength(0);
  },
);

test.each(["POST", "PUT", "DELETE", "OPTIONS"])(
  "%s is not allowed, and the answer says what is",
  async (method) => {
    const { status, headers } = await ask("/", {}, method);
    expect(status).toBe(405);
    expect(headers.allow).toBe("GET, HEAD");
  },
);

test.each([
  "/backstage",
  "/backstage/",
  "/backstage/orders/7?x=1",
  "/backstage//evil.example",
  "/backstage/https://evil.example",
  "/backstage/%2f%2fevil.example",
  "/backstage/..%2f..%2f",
  "/backstage/%0d%0aLocation:%20https://evil.example",
  "/backstage/\\evil.example",
  "/backstage/@evil.example",
])("%s leads to the client area and nowhere else", async (path) => {
  const { status, headers } = await ask(path);
  expect(status).toBe(302);
  expect(headers.location).toBe(destinations.clientArea);
});

test.each([
  ["/privacy", "/legal#privacy-policy"],
  ["/terms", "/legal#terms-of-service"],
  ["/terms/", "/legal#terms-of-service"],
  ["/acceptable-use", "/legal#acceptable-use-policy"],
  ["/refund-policy?from=invoice", "/legal#refund-policy"],
])("the short address %s leads to %s", async (path, location) => {
  const { status, headers } = await ask(path);
  expect(status).toBe(302);
  expect(headers.location).toBe(location);
});

test.each(["/backstages", "/x/backstage/", "/BACKSTAGE/x"])("%s is not the backstage", async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test.each([
  "/../secret.txt",
  "/%2e%2e/secret.txt",
  "/..%2fsecret.txt",
  "/assets/../../secret.txt",
  "/%2e%2e%2fsecret.txt",
  "/....//secret.txt",
])("%s does not leave the folder", async (path) => {
  const { status, body } = await ask(path);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(body.toString()).not.toContain("secret");
});

test.each(["/%", "/%E0%A4%A", "/a%00b"])("the broken path %s is refused in words", async (path) => {
  const { status, body } = await ask(path);
  expect(status).toBe(400);
  expect(body.toString()).toBe("Bad Request\n");
});

test("every answer forbids guessing its type", async () => {
  for (const path of ["/", "/nope", "/favicon.ico", "/backstage/", "/games/", "/%"]) {
    expect((await ask(path)).headers["x-content-type-options"]).toBe("nosniff");
  }
});
