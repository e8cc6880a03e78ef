import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { build } from "vite";
import { ensureEditorInstalled } from "../scripts/ensure-installed.mjs";
import { freePort } from "../scripts/run.mjs";
import { contentFolder, projectFolder } from "../site/project-folder";
import { publish } from "./publish/publish";
import { RecordStore } from "./records/record-store";
import { startEditorServer } from "./server/editor-server";

/** The same address at each start: the browser keeps unsaved texts under it. */
const usualPort = Number(process.env.EDITOR_PORT ?? 4380);

await ensureEditorInstalled();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit());
const [site, page] = await Promise.all([startSite(), buildPage()]);
// The tests have a browser of their own.
let isOpened = process.env.EDITOR_BROWSER === "none";

const options = {
  store: new RecordStore(contentFolder),
  onAddress: showAddress,
  site,
  page,
  project: projectFolder,
  publish,
};
await startEditorServer(options, usualPort).catch(() => startEditorServer(options));
console.log(`The site:   ${site}/\nPress Ctrl+C to end both.`);

/** Shows an address that opens the editor. The first one is opened at once. */
function showAddress(address: string) {
  console.log(`The editor: ${address} (works once)`);
  if (!isOpened) openBrowser(address);
  isOpened = true;
}

/** Builds the page of the editor into a folder that git ignores, and returns it. */
async function buildPage(): Promise<string> {
  const outDir = join(projectFolder, ".cache/editor-page");
  await build({
    root: join(projectFolder, "editor/page"),
    configFile: false,
    logLevel: "error",
    publicDir: false,
    // One copy, although the editor is a package of its own.
    resolve: { dedupe: ["react", "react-dom"] },
    build: { outDir, emptyOutDir: true, reportCompressedSize: false, chunkSizeWarningLimit: 2000 },
  });
  return outDir;
}

/** Starts the site in all languages and returns its address once it answers: a frame does not try again. */
async function startSite(): Promise<string> {
  const port = await freePort();
  const options = ["--host", "127.0.0.1", "--port", String(port), "--strictPort", "--logLevel", "warn"];
  const args = [join(projectFolder, "node_modules/vite/bin/vite.js"), "--configLoader", "runner", ...options];
  const vite = spawn(process.execPath, args, {
    cwd: projectFolder,
    // See render/development.ts.
    env: { ...process.env, EDITOR_PREVIEW: "true" },
    // It ends when this process is gone, however that ended: see vite.config.ts.
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  process.on("exit", () => vite.kill("SIGKILL"));
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => undefined)) && vite.exitCode === null) await setTimeout(100);
  return url;
}

/** Opens the owner's browser. Where that is not possible, the printed address is enough. */
function openBrowser(url: string) {
  const programs: Record<string, string[]> = { darwin: ["open"], win32: ["cmd", "/c", "start", ""] };
  const [program = "", ...args] = programs[process.platform] ?? ["xdg-open"];
  spawn(program, [...args, url], { stdio: "ignore", detached: true })
    .on("error", () => {})
    .unref();
}
