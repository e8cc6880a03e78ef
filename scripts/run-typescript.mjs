// Runs a TypeScript file of this repository: node scripts/run-typescript.mjs <file> [arguments]
import { join } from "node:path";
import { fail, projectFolder } from "./run.mjs";

const { runnerImport } = await import("vite").catch(() =>
  fail('The dependencies are not installed: run "npm ci" first.'),
);
const [file = ""] = process.argv.splice(2, 1);
const options = {
  root: projectFolder,
  configFile: /** @type {const} */ (false),
  logLevel: /** @type {const} */ ("error"),
};
const plugin = join(projectFolder, "render/plugins/content-plugin.ts");
const { module } = await runnerImport(plugin, options);
await runnerImport(join(projectFolder, file), { ...options, plugins: [module.contentPlugin()] }).catch(
  (error) => {
    // A fault of the records has no stack trace: see site/owner-fault.ts.
    if (error.stack === error.message) fail(error.message);
    throw error;
  },
);
