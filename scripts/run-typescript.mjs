// Runs a TypeScript file of this repository: node scripts/run-typescript.mjs <file> [arguments]
import { join } from "node:path";
import { ensureInstalled } from "./ensure-installed.mjs";
import { fail, projectFolder } from "./run.mjs";

await ensureInstalled();
const { runnerImport } = await import("vite");
const [file = ""] = process.argv.splice(2, 1);
await runnerImport(join(projectFolder, file), {
  root: projectFolder,
  configFile: false,
  logLevel: "error",
}).catch((error) => {
  // Something that the owner can mend: see site/fault.ts and render/render-site.ts.
  if (error.name === "ContentError" || error.name === "BuildError") fail(error.message);
  throw error;
});
