// node commands/run-script.mjs <script.ts> [arguments]: runs TypeScript that imports the site's records, through Vite,
// which is there anyway; Node 20 cannot do it alone.
import { resolve } from "node:path";
import { runnerImport } from "vite";
import { fail, projectFolder } from "./run.mjs";

const [script] = process.argv.splice(2, 1);
if (!script) fail("Name the script to run.");
await runnerImport(resolve(projectFolder, script), {
  root: projectFolder,
  configFile: false,
  logLevel: "error",
});
