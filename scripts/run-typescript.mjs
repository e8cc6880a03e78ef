// Runs one of our TypeScript files: node scripts/run-typescript.mjs <file> [arguments]
import { join } from "node:path";
import { fail, projectFolder } from "./run.mjs";

const { runnerImport } = await import("vite").catch(() =>
  fail('Nothing is installed yet: run "npm ci" first.'),
);
const [file = ""] = process.argv.splice(2, 1);
await runnerImport(join(projectFolder, file), { root: projectFolder, configFile: false, logLevel: "error" });
