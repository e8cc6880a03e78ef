import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addressOf } from "../../app/content/languages";
import { documentOf } from "./built-site";

let server: ViteDevServer;
let base = "";
beforeAll(async () => {
  server = await createServer({ server: { port: 0, host: "127.0.0.1" }, logLevel: "silent" });
  await server.listen();
  base = server.resolvedUrls?.local[0] ?? "";
});
afterAll(() => server?.close());

test("in development a page is rendered on request with the scripts it needs", async () => {
  const answer = await fetch(new URL(addressOf("/support"), base));
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain(`<title>${documentOf("/support").title.replaceAll("&", "&amp;")}</title>`);
  const [tag = ""] = /<script[^>]*data-modules[^>]*>/.exec(html) ?? [];
  const { modules, source } =
    /data-modules="(?<modules>[^"]+)".*src="(?<source>[^"]+)"/.exec(tag)?.groups ?? {};
  for (const path of [modules, source]) {
    const script = await fetch(new URL(path ?? "none", base));
    expect(script.headers.get("Content-Type"), path).toContain("javascript");
    expect(await script.text(), path).toContain("import");
  }
});

test("in development an unknown address answers with status 404", async () => {
  expect((await fetch(new URL(addressOf("/no/such/page"), base))).status).toBe(404);
});
