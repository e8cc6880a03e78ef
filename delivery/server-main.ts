import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createSiteServer } from "./site-server";

/** `node dist/server.mjs`: serves the folder beside it. Needs nothing installed. */
const folder = fileURLToPath(new URL("./site", import.meta.url));
const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? "localhost";

if (!Number.isInteger(port) || port < 0 || port > 65535) {
  fail(`PORT is "${process.env.PORT}": it must be a whole number from 0 to 65535.`);
}
if (!existsSync(folder)) fail(`There is no build at ${folder}: run "npm run build" first.`);

const server = createSiteServer(folder);
server.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EADDRINUSE")
    fail(`Port ${port} is taken: stop what uses it, or set PORT to another one.`);
  if (error.code === "EACCES")
    fail(`Port ${port} needs rights this user does not have: set PORT above 1023.`);
  fail(`The server cannot start on ${host}:${port}: ${error.message}`);
});
server.listen(port, host, () => {
  const address = server.address();
  const actualPort = typeof address === "object" && address ? address.port : port;
  console.log(`The site is at http://${host.includes(":") ? `[${host}]` : host}:${actualPort}`);
});

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  });
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
