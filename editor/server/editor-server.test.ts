// @vitest-environment node
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { contentFolder, projectFolder } from "../../site/project-folder";
import { RecordStore } from "../records/record-store";
import { startEditorServer } from "./editor-server";

const folder = mkdtempSync(join(tmpdir(), "editor-server-"));
let server: Server;
let port: number;
/** What the terminal shows, the last one first. */
const addresses: string[] = [];
/** Of the browser that opened the first of them. */
let cookie: string;

beforeAll(async () => {
  cpSync(contentFolder, folder, { recursive: true });
  writeFileSync(join(folder, "index.html"), "<title>Editor</title>");
  server = await startEditorServer({
    store: new RecordStore(folder),
    onAddress: (address) => addresses.unshift(address),
    site: "http://127.0.0.1:9",
    page: folder,
    project: projectFolder,
    publish: async ({ onLine, anyway }) => {
      onLine("Building");
      return { isDone: anyway === true, title: "Published", lines: [], findings: [] };
    },
  });
  ({ port } = server.address() as AddressInfo);
  cookie = cookieOf(await open(addresses[0]));
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
    cookie,
    origin: `http://${host}`,
    "sec-fetch-site": "same-origin",
    "content-type": "application/json; charset=utf-8",
  };
}

/** As the browser that the terminal's address is pasted into. */
function open(address = "", headers: Headers = {}): Promise<Answer> {
  const { host, pathname, search } = new URL(address, `http://127.0.0.1:${port}`);
  return send("GET", pathname + search, { host, "sec-fetch-dest": "document", ...headers });
}

function cookieOf({ headers }: Answer): string {
  return headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
}

/** A file that the page shows. */
function read(path: string): Promise<Answer> {
  return send("GET", path, { host: `127.0.0.1:${port}`, cookie });
}

function act(action: string, params: object): Promise<Answer> {
  return send("POST", "/api/records", ownHeaders(), JSON.stringify({ action, params }));
}

test("the editor listens on this computer only", () => {
  expect((server.address() as AddressInfo).address).toBe("127.0.0.1");
});

test("nobody may show the page in a frame or read it from elsewhere", async () => {
  const { body, headers } = await open("/", { cookie });
  expect(body).toContain("<title>Editor</title>");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
  expect(headers).not.toHaveProperty("access-control-allow-origin");
});

test("an address of the terminal opens the editor once, in one browser, and no script can read its cookie", async () => {
  const used = addresses[0] ?? "";
  expect(used).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?key=[\w-]{32}$/);
  const late = await open(used);
  expect(late.status).toBe(403);
  expect(late.headers).not.toHaveProperty("set-cookie");
  expect(late.body).toContain("The terminal");
  // Whoever needs another one sees it there, and no page has it.
  const [next = ""] = addresses;
  expect(next).not.toBe(used);
  expect(late.body).not.toContain("key=");
  for (const path of ["/", "/?key=", "/?key=wrong"]) expect((await open(path)).status).toBe(403);
  expect(addresses).toEqual([next, used]);

  const opened = await open(next);
  expect(opened.headers["set-cookie"]).toEqual([
    expect.stringMatching(/^editor-\d+=[\w-]{32}; Path=\/; HttpOnly; SameSite=Strict$/),
  ]);
  expect((await open("/", { cookie: `a=b; ${cookieOf(opened)}` })).body).toContain("<title>Editor</title>");
  // The browser that was first stays.
  expect((await open(used, { cookie })).body).toContain("<title>Editor</title>");
});

test("no answer and no page has the value of the cookie", async () => {
  const [, secret = ""] = cookie.split("=");
  const answers = [await open("/", { cookie }), await act("config", {}), await read("/icon/arrow.svg")];
  for (const answer of answers) expect(JSON.stringify(answer)).not.toContain(secret);
});

test.each(["/api/records", "/icon/arrow.svg", "/assets/index.js"])(
  "%s is refused without the cookie, and with one of an editor that has ended",
  async (path) => {
    const method = path.startsWith("/api") ? "POST" : "GET";
    for (const other of [undefined, "a=b", `${cookie.slice(0, -1)}!`, cookie.replace(/^\w+/, "other")]) {
      const { status, body } = await send(method, path, { ...ownHeaders(), cookie: other });
      expect(status).toBe(403);
      expect(JSON.parse(body).error).toContain("Open the address that the terminal shows");
    }
  },
);

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
    ["without the cookie", { cookie: undefined }],
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
    const headers = { ...ownHeaders(), origin: undefined, "sec-fetch-site": "cross-site" };
    const statusOf = async (path: string, dest: string) =>
      (await send("GET", path, { ...headers, "sec-fetch-dest": dest })).status;
    expect(await statusOf("/icon/arrow.svg", "script")).toBe(403);
    expect(await statusOf("/", "iframe")).toBe(403);
    // A link leads to the page only.
    expect(await statusOf("/icon/arrow.svg", "document")).toBe(403);
    expect(await statusOf("/", "document")).toBe(200);
  });

  test.each([true, false])(
    "if it is larger than every form and picture, announced: %s",
    async (isAnnounced) => {
      const body = JSON.stringify({ action: "pictures", params: { text: "a".repeat(9_000_000) } });
      const headers = { ...ownHeaders(), ...(isAnnounced && { "content-length": String(body.length) }) };
      const { status, body: answer } = await send("POST", "/api/records", headers, body);
      expect(status).toBe(413);
      expect(JSON.parse(answer).error).toBe("This is too large to be stored: the editor takes 8 MB at once.");
    },
  );

  test("if it is no JSON", async () => {
    expect((await send("POST", "/api/records", ownHeaders(), "{")).status).toBe(422);
  });
});

describe("pictures", () => {
  const script = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><script>alert(1)</script></svg>';

  test.each(["/picture/own.svg", "/drawing/block-gold.svg", "/icon/arrow.svg"])(
    "%s may do nothing where it is opened",
    async (path) => {
      mkdirSync(join(folder, "pictures"), { recursive: true });
      writeFileSync(join(folder, "pictures/own.svg"), script);
      const { status, headers } = await read(path);
      rmSync(join(folder, "pictures/own.svg"));
      expect(status).toBe(200);
      expect(headers["content-type"]).toBe("image/svg+xml");
      expect(headers["content-security-policy"]).toBe("default-src 'none'; sandbox");
      expect(headers["x-content-type-options"]).toBe("nosniff");
    },
  );

  test("one with a script is not stored", async () => {
    const content = Buffer.from(script).toString("base64");
    const { status, body } = await act("savePicture", { name: "own.svg", content });
    expect(status).toBe(422);
    expect(JSON.parse(body).error).toMatch(/^own\.svg has a script: export it again as plain SVG, /);
  });

  test("signs that turn the words of a refusal are written out", async () => {
    const { body } = await act("removePicture", { name: "a\u202e.svg" });
    expect(JSON.parse(body).error).toBe("There is no picture a\\u202e.svg.");
  });

  test("a link in their folder is not delivered", async () => {
    const secret = join(folder, "index.html");
    symlinkSync(secret, join(folder, "pictures/own.svg"));
    const { status, body } = await read("/picture/own.svg");
    rmSync(join(folder, "pictures/own.svg"));
    expect([status, JSON.parse(body).error]).toEqual([
      422,
      "content/pictures/own.svg: this is a link: put the file itself there.",
    ]);
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
    expect((await read(path)).status).toBe(404);
  });
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

test("words are found however their letters are composed, and without their accents", async () => {
  const base = JSON.parse((await act("load", { file: "brand" })).body);
  await act("save", { file: "brand", value: { ...base, name: "Caf\u00e9 \u092a\u0922\u093c" }, base });
  const found = { file: "brand", path: ["name"] };
  // The records that are searched may be a second old.
  for (const words of ["cafe", "cafe\u0301", "\u092a\u095d"]) {
    const search = async () => JSON.parse((await act("search", { words })).body);
    await expect.poll(search).toContainEqual(expect.objectContaining(found));
  }
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

test("the editor opens with a folder in content/languages that is no language", async () => {
  const name = "\u001b[31m";
  mkdirSync(join(folder, "languages", name), { recursive: true });
  const { status, body } = await act("config", {});
  rmSync(join(folder, "languages", name), { recursive: true });
  expect(status).toBe(200);
  expect(JSON.parse(body).languages.map(({ tag }: { tag: string }) => tag)).not.toContain(name);
});

test("a file that is no YAML is refused with its sentence when it is opened", async () => {
  writeFileSync(join(folder, "ticker.yaml"), "- [\n");
  const { status, body } = await act("load", { file: "ticker" });
  expect(status).toBe(422);
  expect(JSON.parse(body).error).toMatch(/^content\/ticker\.yaml:1: /);
});
