import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { describeBuild } from "../build/build-record";
import { compressFolder } from "../build/compress-folder";
import { bareHeaders } from "../build/policy/site-rules";
import { httpClient } from "../scripts/check-deploy/http-client";
import { type Limits, limits } from "./limits";
import { createSiteServer, type SiteServerOptions } from "./site-server";

/** A small site for tests: pages, a script, a replaceable file, and a secret outside of the folder. */
export async function writeFixtureSite() {
  const parent = await mkdtemp(join(tmpdir(), "site-"));
  const folder = join(parent, "site");
  const page = (heading: string) =>
    `<style>h1{color:red}</style><script type="module">1</script><h1>${heading}</h1>`;
  const files = {
    "../secret.txt": "secret",
    "index.html": page("Home"),
    "games.html": page("Games"),
    "careers/writer.html": page("Writer"),
    "404.html": page("Game Over! Page Not Found"),
    "legal.json": '{"privacy":"old"}',
    _headers: "internal",
    "assets/app-12345678.js": "console.log(1);\n".repeat(5000),
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  await compressFolder(folder);
  const pages = Object.keys(files).filter((file) => file.endsWith(".html"));
  const record = await describeBuild(folder, pages);
  return { folder, record, remove: () => rm(parent, { recursive: true }) };
}

/** Starts a server on a free port. */
export async function listen(options: Omit<SiteServerOptions, "limits"> & { limits?: Partial<Limits> }) {
  const site = await createSiteServer({ ...options, limits: { ...limits, ...options.limits } });
  await new Promise<void>((resolve) => site.server.listen(0, "127.0.0.1", resolve));
  const { port } = site.server.address() as AddressInfo;
  return { ...site, port };
}

type RunningSite = {
  site: Awaited<ReturnType<typeof writeFixtureSite>>;
  server: Awaited<ReturnType<typeof listen>>;
  send: ReturnType<typeof httpClient>;
};

/** Runs a server of the small site during the tests of a file. */
export function serveFixtureSite(): RunningSite {
  const running = {} as RunningSite;
  beforeAll(async () => {
    running.site = await writeFixtureSite();
    running.server = await listen({ ...running.site, limits: { idleCloseDelay: 0 } });
    running.send = httpClient(new URL(`http://127.0.0.1:${running.server.port}`));
  });
  afterAll(async () => {
    running.send.close();
    await running.server.drain();
    await running.site.remove();
  });
  return running;
}

/** Of the headers that every response has, those that it lacks. */
export function missingHeaders(response: { headers: Record<string, unknown> }): string[] {
  return Object.entries(bareHeaders)
    .filter(([name, value]) => response.headers[name.toLowerCase()] !== value)
    .map(([name]) => name);
}

/** Sends bytes as they are and resolves with everything received until the server closes the connection. */
export function exchange(port: number, ...pieces: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    let received = "";
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
    });
    socket.on("end", () => socket.destroy());
    socket.on("close", () => resolve(received));
    socket.on("error", (error: NodeJS.ErrnoException) =>
      error.code === "ECONNRESET" ? undefined : reject(error),
    );
    // With pauses, so that the server reads them one by one.
    const [first = "", ...others] = pieces;
    socket.write(first);
    others.forEach((piece, index) => {
      setTimeout(() => socket.write(piece), 20 * (index + 1));
    });
  });
}
