import { existsSync, watchFile } from "node:fs";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { buildRecordFile, readBuild } from "../render/build-record";
import { jsonAccessLog, logFailure } from "./logs";
import { createSiteServer } from "./site-server";

/**
 * `node dist/server.mjs`: serves the folder beside it. Needs no installed packages. `dist` may be a link: this is its
 * path as it was typed, and not the build that it leads to now.
 */
const dist = dirname(process.argv[1] ?? "");
const recordFile = join(dist, buildRecordFile);
/** systemd passes its listening socket as this file descriptor (see `man sd_listen_fds`). */
const inheritedSocket =
  process.env.LISTEN_FDS === "1" && process.env.LISTEN_PID === String(process.pid) ? { fd: 3 } : undefined;
// An empty setting is one that is not set: as a port it would be 0, and as an address all of the machine.
const port = Number(process.env.PORT || 3000);
const host = process.env.HOST || "localhost";

if (!/^\d*$/.test(process.env.PORT ?? "") || port > 65535) {
  fail(`PORT is "${process.env.PORT}": it must be a whole number from 0 to 65535.`);
}
if (!existsSync(join(dist, "site")) || !existsSync(recordFile)) {
  fail(`There is no build at ${join(dist, "site")}: run "npm run build" first.`);
}

const { server, drain, reload } = await createSiteServer({
  ...(await readBuild(dist)),
  log: process.env.LOG === "json" ? jsonAccessLog(process.stdout) : undefined,
});
server.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EADDRINUSE")
    fail(`Port ${port} is taken: stop what uses it, or set PORT to another one.`);
  if (!server.listening) fail(`The server cannot start on ${host}:${port}: ${error.message}`);
  logFailure(`A connection could not be accepted: ${error.message}`);
});
server.listen(inheritedSocket ?? { port, host }, () => {
  const address = server.address() as AddressInfo;
  const name = inheritedSocket ? address.address : host;
  // One request must not end the process for all others. Its connection is closed by a timeout.
  process.on("uncaughtException", ({ stack }) => logFailure(`Unexpected: ${stack}`));
  console.log(`The site is at http://${name.includes(":") ? `[${name}]` : name}:${address.port}`);
});

// `npm run build` makes `dist` lead to another build.
let reloaded = Promise.resolve();
watchFile(recordFile, { interval: 500, persistent: false }, () => {
  // A file that is still being written changes again.
  reloaded = reloaded.then(async () => reload(await readBuild(dist))).catch(() => {});
});

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  // A second signal ends the process at once.
  process.once(signal, () => void drain().then(() => process.exit(0)));
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
