// npm start: installs the dependencies, builds and serves the site, and prints its address.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureInstalled } from "./ensure-installed.mjs";
import { fail, projectFolder, runQuietly } from "./run.mjs";

await ensureInstalled();
console.log("Building the site …");
const build = await runQuietly("npm", ["run", "--silent", "build", "--", "--logLevel", "warn"]);
if (build.code !== 0) fail(`${build.output}The build failed: see its message above.`);
process.stdout.write(build.output);

const server = spawn(process.execPath, [join(projectFolder, "dist/server.mjs")], { stdio: "inherit" });
for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT"])) {
  process.on(signal, () => server.kill(signal));
}
server.on("exit", (code) => process.exit(code ?? 0));
