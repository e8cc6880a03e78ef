// @vitest-environment node
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentFolder } from "../../build/project-folder";
import { RecordStore } from "../records/record-store";
import { startEditorServer } from "./editor-server";

const folder = mkdtempSync(join(tmpdir(), "editor-server-"));
const token = "secret";
let server: Server;
let port: number;

beforeAll(async () => {
  cpSync(contentFolder, folder, { recursive: true });
  const site = "http://127.0.0.1:9";
  server = await startEditorServer({
    store: new RecordStore(folder),
    token,
    site,
    config: () => ({ collections: [] }),
    publish: async ({ onLine }) => {
      onLine("published");
      return true;
    },
  });
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: string };
type Headers = Record<string, string | undefined>;

/** Not fetch, which sets Host and Origin itself. */
function send(method: string, path: string, headers: Headers, body = ""): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const message = request({ host: "127.0.0.1", port, method, path }, async (response) =>
      resolve({ status: response.statusCode, headers: response.headers, body: await text(response) }),
    );
    for (const [name, value] of Object.entries(headers)) if (value) message.setHeader(name, value);
    message.on("error", reject).end(body);
  });
}

function ownHeaders(): Headers {
  const host = `127.0.0.1:${port}`;
  return {
    host,
    origin: `http://${host}`,
    "sec-fetch-site": "same-origin",
    "content-type": "application/json; charset=utf-8",
    "x-editor-token": token,
  };
}

function act(action: string, params: object): Promise<Answer> {
  return send("POST", "/api/records", ownHeaders(), JSON.stringify({ action, params }));
}

const getEntry = (path: string) => act("getEntry", { path });

test("the editor listens on this computer only", () => {
  expect((server.address() as AddressInfo).address).toBe("127.0.0.1");
});

test("the page has the token, and nobody may show it in a frame or read it from elsewhere", async () => {
  const { body, headers } = await send("GET", "/", {
    host: `localhost:${port}`,
    "sec-fetch-dest": "document",
  });
  expect(body).toContain(`content="${token}"`);
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'self'");
  expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
  expect(headers).not.toHaveProperty("access-control-allow-origin");
});

test("publishing reports its lines", async () => {
  expect((await send("POST", "/api/publish", ownHeaders())).body).toBe("published\n");
});

describe("a request is refused", () => {
  test.each<[string, Headers, string?]>([
    ["for another host", { host: "hostile.example" }],
    ["for another port of this computer", { host: "127.0.0.1:1" }],
    ["from another origin", { origin: "https://hostile.example" }],
    ["from a page without an origin", { origin: "null" }],
    ["without an origin", { origin: undefined }],
    ["from another site", { "sec-fetch-site": "cross-site" }],
    ["from another port of this computer, such as the site itself", { "sec-fetch-site": "same-site" }],
    ["without the token", { "x-editor-token": undefined }],
    ["with another token", { "x-editor-token": "secreT" }],
    ["as a form of a page would send it", { "content-type": "text/plain" }],
    ["with the method PUT", {}, "PUT"],
    ["with the method PATCH", {}, "PATCH"],
  ])("%s", async (_, changed, method = "POST") => {
    for (const path of ["/api/records", "/api/publish"]) {
      const body = JSON.stringify({ action: "getMedia", params: {} });
      expect((await send(method, path, { ...ownHeaders(), ...changed }, body)).status).toBe(403);
    }
  });

  test("for a file of the editor from another site", async () => {
    const headers = { host: `127.0.0.1:${port}`, "sec-fetch-site": "cross-site", "sec-fetch-dest": "script" };
    expect((await send("GET", "/config.json", headers)).status).toBe(403);
    expect((await send("GET", "/", { ...headers, "sec-fetch-dest": "iframe" })).status).toBe(403);
  });
});

describe("paths outside content", () => {
  test.each([
    "package.json",
    "content/../package.json",
    "content/minecraft-plans.yml",
    "/etc/passwd",
    "content/public/robots.txt",
    "content/unknown.yaml",
  ])("%s is neither read nor written", async (path) => {
    const refused = [
      await getEntry(path),
      await act("persistEntry", { dataFiles: [{ path, raw: "{}" }], assets: [] }),
      await act("getMediaFile", { path }),
      await act("checkPicture", { asset: { path, content: "", encoding: "base64" } }),
      await act("persistMedia", { asset: { path, content: "", encoding: "base64" } }),
      await act("deleteFiles", { paths: [path] }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 422));
    const { body } = await act("entriesByFiles", { files: [{ path }] });
    expect(JSON.parse(body)).toMatchObject([{ data: "{}" }]);
  });

  test.each([
    "/../package.json",
    "/page/../../package.json",
    "/decap/..%2f..%2fpackage.json",
    "/page/.npmrc",
    "/page/missing.js",
  ])("%s is not delivered", async (path) => {
    expect((await send("GET", path, { host: `127.0.0.1:${port}` })).status).toBe(404);
  });
});

test("a file that is no YAML is listed with the others, and refused with its sentence when it is opened", async () => {
  const path = "content/ticker.yaml";
  writeFileSync(join(folder, "ticker.yaml"), "- [\n");
  const files = [{ path }, { path: "content/minecraft-plans.yaml" }];
  const { status, body } = await act("entriesByFiles", { files });
  expect(status).toBe(200);
  expect(JSON.parse(body)).toHaveLength(2);
  expect(JSON.parse((await getEntry(path)).body).error).toMatch(/^content\/ticker\.yaml:1: /);
});
