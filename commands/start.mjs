// npm start: installs what is missing, builds, serves, and prints the address.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureInstalled } from "./ensure-installed.mjs";
import { fail, projectFolder, run } from "./run.mjs";

await ensureInstalled();
const built = await run("npm", ["run", "--silent", "build", "--", "--logLevel", "warn"]);
if (built !== 0) fail("The build failed; the reason is above.");

const server = spawn(process.execPath, [join(projectFolder, "dist/server.mjs")], { stdio: "inherit" });
for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT"])) {
  process.on(signal, () => server.kill(signal));
}
server.on("exit", (code) => process.exit(code ?? 0));
