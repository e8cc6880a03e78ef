import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { test } from "./support/editor-test";

test("a hostile page in another tab can neither write nor read", async ({ page, context, editor }) => {
  const before = editor.read("minecraft-plans");
  // The owner has the editor open.
  await editor.open(page, "Minecraft plans");
  const server = createServer((_request, response) => {
    response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><title>Hostile</title>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  try {
    // Another site, and another port of this computer, which browsers count as the same site.
    for (const host of ["localhost", "127.0.0.1"]) {
      const hostile = await context.newPage();
      await hostile.goto(`http://${host}:${port}/`);
      const outcomes = await hostile.evaluate(attack, editor.address);
      expect(outcomes).toEqual({
        simple: "failed",
        json: "failed",
        token: "failed",
        page: "failed",
        script: "failed",
      });
      await hostile.evaluate((address) => {
        const form = document.createElement("form");
        form.method = "post";
        form.enctype = "text/plain";
        form.action = `${address}/api/records`;
        document.body.append(form);
        form.submit();
      }, editor.address);
      await expect(hostile.locator("body")).toContainText("Only the editor's own page may do this.");

      await hostile.goto(`http://${host}:${port}/`);
      await hostile.evaluate((address) => {
        const frame = document.createElement("iframe");
        frame.src = address;
        document.body.append(frame);
        return new Promise((resolve) => frame.addEventListener("load", resolve));
      }, editor.address);
      await expect(hostile.frameLocator("iframe").locator("#publish")).toHaveCount(0);
    }
  } finally {
    server.close();
  }
  expect(editor.read("minecraft-plans")).toBe(before);
});

/** What a page can try without the token. The first is sent without asking the editor, which refuses it. */
async function attack(address: string) {
  const raw = JSON.stringify({ records: [] });
  const dataFiles = [{ path: "content/minecraft-plans.yaml", raw }];
  const body = JSON.stringify({ action: "persistEntry", params: { dataFiles, assets: [] } });
  const attempt = (path: string, options: RequestInit) =>
    fetch(`${address}${path}`, options).then(
      () => "sent",
      () => "failed",
    );
  const json = { "Content-Type": "application/json" };
  const script = document.createElement("script");
  script.src = `${address}/config.json`;
  const scriptEnds = new Promise((resolve) => {
    script.onload = () => resolve("loaded");
    script.onerror = () => resolve("failed");
  });
  document.head.append(script);
  return {
    simple: await attempt("/api/records", { method: "POST", mode: "no-cors", body }),
    json: await attempt("/api/records", { method: "POST", headers: json, body }),
    token: await attempt("/api/records", {
      method: "POST",
      headers: { ...json, "X-Editor-Token": "a" },
      body,
    }),
    page: await attempt("/", {}),
    script: await scriptEnds,
  };
}
