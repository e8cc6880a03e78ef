import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { test } from "./support/editor-test";

// Which requests the server refuses is tested in editor/server/editor-server.test.ts: this is what browsers send.
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
      expect(outcomes).toEqual(["failed", "failed", "failed", "failed"]);
      await expect(hostile.frameLocator("iframe").locator("#editor")).toHaveCount(0);
    }
  } finally {
    server.close();
  }
  expect(editor.read("minecraft-plans")).toBe(before);
});

/** What a page can try without the token. The first is sent without asking the editor, which refuses it. */
async function attack(address: string) {
  const body = JSON.stringify({
    action: "save",
    params: { file: "minecraft-plans", value: [], base: [] },
  });
  const attempt = (path: string, options: RequestInit) =>
    fetch(`${address}${path}`, options).then(
      () => "sent",
      () => "failed",
    );
  const load = (tag: "img" | "iframe", src: string) =>
    new Promise<string>((resolve) => {
      const element = Object.assign(document.createElement(tag), { src });
      element.onload = () => resolve("loaded");
      element.onerror = () => resolve("failed");
      document.body.append(element);
    });
  await load("iframe", address);
  const headers = { "Content-Type": "application/json", "X-Editor-Token": "a" };
  return [
    await attempt("/api/records", { method: "POST", mode: "no-cors", body }),
    await attempt("/api/records", { method: "POST", headers, body }),
    await attempt("/", {}),
    await load("img", `${address}/icon/arrow.svg`),
  ];
}
