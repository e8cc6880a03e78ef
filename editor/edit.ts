import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { stringify } from "yaml";
import { readContent } from "../build/content/load-content";
import { contentFolder, projectFolder } from "../build/project-folder";
import { freePort } from "../scripts/run.mjs";
import { localConfig, onlineConfig } from "./config/cms-config";
import { publish } from "./publish/publish";
import { RecordStore } from "./records/record-store";
import { startEditorServer } from "./server/editor-server";

if (process.argv.includes("--write-online-config")) {
  // In a folder that git ignores: the owner moves it to where the online editor is hosted.
  const file = join(projectFolder, ".cache/online-editor/config.yml");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stringify(onlineConfig(readContent().content), { aliasDuplicateObjects: false }));
  console.log(`The configuration: ${file}\ndocs/owner.md says what to do with it.`);
  process.exit();
}

/** The same address at each start: the browser keeps unsaved texts under it. */
const usualPort = Number(process.env.EDITOR_PORT ?? 4380);

const sitePort = await freePort();
const site = `http://127.0.0.1:${sitePort}`;
const viteOptions = ["--host", "127.0.0.1", "--port", String(sitePort), "--strictPort", "--logLevel", "warn"];
const viteArgs = [join(projectFolder, "scripts/with-config.mjs"), "vite", ...viteOptions];
const vite = spawn(process.execPath, viteArgs, {
  cwd: projectFolder,
  stdio: ["ignore", "inherit", "inherit"],
});

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit());
process.on("exit", () => vite.kill("SIGKILL"));

const options = {
  store: new RecordStore(contentFolder),
  token: randomBytes(24).toString("base64url"),
  site,
  config: () => localConfig(readContent().content),
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
