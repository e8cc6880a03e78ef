// Runs one of our TypeScript files: node commands/run-typescript.mjs <file> [arguments]
import { join } from "node:path";
import { ensureInstalled } from "./ensure-installed.mjs";
import { projectFolder } from "./run.mjs";

await ensureInstalled();
const { runnerImport } = await import("vite");
const [file = ""] = process.argv.splice(2, 1);
await runnerImport(join(projectFolder, file), { root: projectFolder, configFile: false, logLevel: "error" });
