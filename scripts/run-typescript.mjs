// Runs a TypeScript file of this repository: node scripts/run-typescript.mjs <file> [arguments]
import { join } from "node:path";
import { fail, projectFolder } from "./run.mjs";

const { runnerImport } = await import("vite").catch(() =>
  fail('The dependencies are not installed: run "npm ci" first.'),
);
const [file = ""] = process.argv.splice(2, 1);
await runnerImport(join(projectFolder, file), {
  root: projectFolder,
  configFile: false,
  logLevel: "error",
}).catch((error) => {
  // A fault of the content: see site/fault.ts.
  if (error.name === "ContentError") fail(error.message);
  throw error;
});
