import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { startEditor, test } from "./support/editor-test";

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

/** Does what it can where it is opened. */
const hostilePicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/><script>
  document.documentElement.setAttribute("data-ran", "");
  const post = (action, params) => fetch("/api/records", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ action, params }),
  });
  post("load", { file: "brand" })
    .then((response) => response.json())
    .then((base) => post("save", { file: "brand", value: { ...base, supportEmail: "a@hostile.example" }, base }))
    .then(({ status }) => document.documentElement.setAttribute("data-saved", status));
</script></svg>`;

test("a picture with a script that is opened by itself runs nothing, and no link of another site opens it", async ({
  page,
  context,
  editor,
}) => {
  const before = editor.read("brand");
  await editor.open(page, "Brand");
  editor.addPicture("hostile.svg", hostilePicture);
  const address = `${editor.address}/picture/hostile.svg`;
  const linked = await context.newPage();
  await linked.goto(`data:text/html,<a href="${address}">A picture</a>`);
  const [answer] = await Promise.all([
    linked.waitForResponse(address),
    linked.getByRole("link", { name: "A picture" }).click(),
  ]);
  expect(answer.status()).toBe(403);

  const opened = await context.newPage();
  await opened.goto(address);
  await expect(opened.locator("rect")).toHaveCount(1);
  await expect(opened.locator("svg")).not.toHaveAttribute("data-ran");
  expect(editor.read("brand")).toBe(before);
});

test("the address in the terminal opens the editor once, and another browser is told where to look", async ({
  browser,
  page,
  editor,
}) => {
  await page.context().clearCookies();
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(editor.address);
  await expect(heading).toHaveText("The editor is not open in this browser");
  const used = editor.entrance();
  await page.goto(used, { waitUntil: "commit" });
  await expect(heading).toHaveText("What would you like to change?");
  await expect(page).toHaveURL(`${editor.address}/`);

  const otherBrowser = await browser.newContext();
  const other = await otherBrowser.newPage();
  await other.goto(used);
  await expect(other.getByRole("heading")).toHaveText("The editor is not open in this browser");
  await expect.poll(editor.entrance).not.toBe(used);
  await otherBrowser.close();
});

test("nothing of an editor that is killed goes on", async () => {
  const { site, end, remove } = await startEditor();
  const answers = () =>
    fetch(site).then(
      () => true,
      () => false,
    );
  expect(await answers()).toBe(true);
  await end("SIGKILL");
  await expect.poll(answers).toBe(false);
  remove();
});

/** What a page can try without the cookie. The first is sent without asking the editor, which refuses it. */
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
  const headers = { "Content-Type": "application/json" };
  return [
    await attempt("/api/records", { method: "POST", mode: "no-cors", body }),
    await attempt("/api/records", { method: "POST", headers, body }),
    await attempt("/", {}),
    await load("img", `${address}/icon/arrow.svg`),
  ];
}
