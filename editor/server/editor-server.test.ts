// @vitest-environment node
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { contentFolder, projectFolder } from "../../build/project-folder";
import { RecordStore } from "../records/record-store";
import { startEditorServer } from "./editor-server";

const folder = mkdtempSync(join(tmpdir(), "editor-server-"));
const token = "secret";
let server: Server;
let port: number;

beforeAll(async () => {
  cpSync(contentFolder, folder, { recursive: true });
  writeFileSync(join(folder, "index.html"), '<meta name="editor-token" content="%TOKEN%" />');
  server = await startEditorServer({
    store: new RecordStore(folder),
    token,
    siteIn: async () => "http://127.0.0.1:9",
    page: folder,
    project: projectFolder,
    publish: async ({ onLine, anyway }) => {
      onLine("Building");
      return { isDone: anyway === true, title: "Published", lines: [], findings: [] };
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

test("the editor listens on this computer only", () => {
  expect((server.address() as AddressInfo).address).toBe("127.0.0.1");
});

test("the page has the token, and nobody may show it in a frame or read it from elsewhere", async () => {
  const { body, headers } = await send("GET", "/", {
    host: `localhost:${port}`,
    "sec-fetch-dest": "document",
  });
  expect(body).toContain(`content="${token}"`);
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
  expect(headers).not.toHaveProperty("access-control-allow-origin");
});

test.each([true, false])("publishing reports its lines and its result, anyway: %s", async (anyway) => {
  const { body } = await send("POST", "/api/publish", ownHeaders(), JSON.stringify({ anyway }));
  const [line, result = ""] = body.split("\n");
  expect(line).toBe('"Building"');
  expect(JSON.parse(result)).toMatchObject({ isDone: anyway, title: "Published" });
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
      const body = JSON.stringify({ action: "pictures", params: {} });
      expect((await send(method, path, { ...ownHeaders(), ...changed }, body)).status).toBe(403);
    }
  });

  test("for a file of the editor from another site", async () => {
    const headers = { host: `127.0.0.1:${port}`, "sec-fetch-site": "cross-site", "sec-fetch-dest": "script" };
    expect((await send("GET", "/icon/arrow.svg", headers)).status).toBe(403);
    expect((await send("GET", "/", { ...headers, "sec-fetch-dest": "iframe" })).status).toBe(403);
  });
});

describe("paths outside content", () => {
  test.each([
    "package.json",
    "../package",
    "content/brand",
    "minecraft-plans.yml",
    "/etc/passwd",
    "public/robots.txt",
    "unknown",
    "constructor",
    "texts/../brand",
    "texts/a/b/c",
    "languages/../texts/a",
  ])("%s is neither read nor written", async (file) => {
    const refused = [
      await act("load", { file }),
      await act("check", { file, value: {} }),
      await act("save", { file, value: {}, base: {} }),
      await act("removeText", { file }),
      await act("versions", { file }),
      await act("removePicture", { name: file }),
      await act("savePicture", { name: `${file}/x.png`, content: "" }),
      await act("saveTranslation", { tag: "../..", file: "brand", texts: [] }),
      await act("translation", { tag: file, file: "brand" }),
      await act("site", { tag: file }),
      await act(file, {}),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 422));
  });

  test.each([
    "/../package.json",
    "/assets/../../package.json",
    "/assets/..%2f..%2fpackage.json",
    "/assets/.npmrc",
    "/picture/..%2fbrand.yaml",
    "/drawing/unknown.svg",
    "/icon/constructor.svg",
  ])("%s is not delivered", async (path) => {
    expect((await send("GET", path, { host: `127.0.0.1:${port}` })).status).toBe(404);
  });
});

test.each(["/drawing/block-gold.svg", "/icon/arrow.svg"])("%s is shown in forms", async (path) => {
  const { status, headers, body } = await send("GET", path, { host: `127.0.0.1:${port}` });
  expect([status, headers["content-type"]]).toEqual([200, "image/svg+xml"]);
  expect(body).toMatch(/^<svg/);
});

test("words are found in every field, values in braces are filled, and both say where", async () => {
  const brand = JSON.parse((await act("load", { file: "brand" })).body);
  const found = JSON.parse((await act("search", { words: brand.domain })).body);
  expect(found[0]).toEqual({
    file: "brand",
    path: ["domain"],
    where: "Domain",
    text: brand.domain,
    isWhole: true,
  });
  const fill = async (text: string) => JSON.parse((await act("fill", { text })).body);
  expect(await fill("At {brand.domain}.")).toBe(`At ${brand.domain}.`);
  expect(await fill("{brand.nothing}")).toBeNull();
  const values = JSON.parse((await act("values", {})).body);
  expect(values).toContainEqual({ name: "brand.domain", where: "Brand: Domain", value: brand.domain });
});

test("forms, labels and single words are found, and a text of the site is a title before it is an id", async () => {
  const search = async (words: string) => JSON.parse((await act("search", { words })).body);
  const plans = JSON.parse((await act("load", { file: "minecraft-plans" })).body);
  expect(await search("colour logo")).toContainEqual(expect.objectContaining({ file: "brand", path: [] }));
  const empty = {
    file: "minecraft-plans",
    path: [],
    where: "Setup fee",
    text: expect.stringMatching(/once/),
  };
  expect(await search("setup fee")).toContainEqual(expect.objectContaining(empty));
  const section = { file: "company", path: ["grievanceOfficer"], where: "Grievance officer" };
  expect(await search("grievance officer")).toContainEqual(expect.objectContaining(section));
  const [found] = await search(`${plans[1].title} price month`);
  expect(found).toMatchObject({ file: "minecraft-plans", path: [1, "monthly"] });
  const clicked = { texts: ["nowhere on this site", plans[1].title], ids: [], page: "/minecraft" };
  const field = JSON.parse((await act("fieldOfText", clicked)).body);
  expect(field).toMatchObject({ file: "minecraft-plans", path: [1, "title"] });
});

test("of two records with the same text the one that was clicked is opened", async () => {
  const plans = JSON.parse((await act("load", { file: "minecraft-plans" })).body);
  const twins = plans.map((plan: object) => ({ ...plan, title: "Twin" }));
  await act("save", { file: "minecraft-plans", value: twins, base: plans });
  const clicked = { texts: ["Twin"], ids: ["plans", plans[1].id], page: "/minecraft" };
  // The records that are searched may be a second old.
  const field = async () => JSON.parse((await act("fieldOfText", clicked)).body);
  await expect.poll(field).toMatchObject({ file: "minecraft-plans", path: [1, "title"] });
});

test("a save answers with what was saved elsewhere meanwhile", async () => {
  const base = JSON.parse((await act("load", { file: "brand" })).body);
  await act("save", { file: "brand", value: { ...base, accent: "#ffd0f0" }, base });
  const { body } = await act("save", { file: "brand", value: { ...base, name: "Renamed" }, base });
  expect(JSON.parse(body)).toEqual({ ...base, accent: "#ffd0f0", name: "Renamed" });
});

test("a page of text is found once, in its body, with the words that are around it", async () => {
  const before = "Nobody moors here at night. ".repeat(9);
  const page = `---\ntitle: Moorings\ndescription: Rules.\n---\n\n## Zephyr\n\n${before}The **zephyr** is free.\n`;
  mkdirSync(join(folder, "texts"), { recursive: true });
  writeFileSync(join(folder, "texts/moorings.md"), page);
  // The records are read again after a second.
  const found = await vi.waitUntil(
    async () => {
      const results = JSON.parse((await act("search", { words: "zephyr is free" })).body);
      return results.length > 0 && results;
    },
    { timeout: 10_000, interval: 300 },
  );
  expect(found).toEqual([
    {
      file: "texts/moorings",
      path: ["body"],
      where: "Body",
      text: expect.stringMatching(/^….{20,30}zephyr is free/),
      isWhole: false,
    },
  ]);
});

test("a file that is no YAML is refused with its sentence when it is opened", async () => {
  writeFileSync(join(folder, "ticker.yaml"), "- [\n");
  const { status, body } = await act("load", { file: "ticker" });
  expect(status).toBe(422);
  expect(JSON.parse(body).error).toMatch(/^content\/ticker\.yaml:1: /);
});
