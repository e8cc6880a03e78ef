import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { contentFolder, projectFolder } from "../build/project-folder";
import { freePort } from "../scripts/run.mjs";
import { publish } from "./publish/publish";
import { RecordStore } from "./records/record-store";
import { buildPage } from "./server/build-page";
import { editorConfig } from "./server/editor-config";
import { startEditorServer } from "./server/editor-server";

/** The same address at each start: the browser keeps unsaved texts under it. */
const usualPort = Number(process.env.EDITOR_PORT ?? 4380);

const sitePort = await freePort();
const site = `http://127.0.0.1:${sitePort}`;
const viteOptions = ["--host", "127.0.0.1", "--port", String(sitePort), "--strictPort", "--logLevel", "warn"];
const viteArgs = [join(projectFolder, "scripts/with-config.mjs"), "vite", ...viteOptions];
const vite = spawn(process.execPath, viteArgs, {
  cwd: projectFolder,
  // The page of the site marks what changed: see build/plugins/development-pages.ts.
  env: { ...process.env, EDITOR_PREVIEW: "true" },
  stdio: ["ignore", "inherit", "inherit"],
});

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit());
process.on("exit", () => vite.kill("SIGKILL"));

const store = new RecordStore(contentFolder);
const options = {
  store,
  token: randomBytes(24).toString("base64url"),
  site,
  config: () => editorConfig(store, site),
  page: await buildPage(),
  project: projectFolder,
  publish,
};
const server = await startEditorServer(options, usualPort).catch(() => startEditorServer(options));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
await untilAnswering(site);
console.log(`The editor: ${address}\nThe site:   ${site}/\nPress Ctrl+C to end both.`);
// The tests have a browser of their own.
if (process.env.EDITOR_BROWSER !== "none") openBrowser(address);

/** The page shows the site in a frame, which does not try again. */
async function untilAnswering(url: string) {
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    if (response || vite.exitCode !== null) return;
    await setTimeout(100);
  }
}

/** Opens the owner's browser. Where that is not possible, the printed address is enough. */
function openBrowser(url: string) {
  const programs: Record<string, string[]> = { darwin: ["open"], win32: ["cmd", "/c", "start", ""] };
  const [program = "", ...args] = programs[process.platform] ?? ["xdg-open"];
  spawn(program, [...args, url], { stdio: "ignore", detached: true })
    .on("error", () => {})
    .unref();
}
