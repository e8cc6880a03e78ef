import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { httpClient } from "../checks/deploy/http-client";
import type { Build } from "../render/build-record";
import { compressFolder } from "../render/compress-folder";
import { describeBuild } from "../render/describe-build";
import { type PolicyFacts, policyOf } from "../render/policy/policy";
import { type Limits, limits } from "./limits";
import { createSiteServer, type SiteServerOptions } from "./site-server";

export const asset = "/assets/app-12345678.js";

const facts: PolicyFacts = {
  domain: "site.example",
  transportSecurity: { includeSubDomains: false, preload: false },
  outsideAddresses: [],
  replaceableFiles: ["/legal.json"],
  redirects: [{ from: "/backstage", status: 302, to: "https://clients.site.example/" }],
};
export const policy = policyOf({ policy: facts });

/** Writes a small site: pages, a script and a replaceable file. */
async function writeFixtureSite(): Promise<Build> {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  const page = (heading: string) =>
    `<style>h1{color:red}</style><script type="module">1</script><h1>${heading}</h1>`;
  const files = {
    "index.html": page("Home"),
    "games.html": page("Games"),
    "careers/writer.html": page("Writer"),
    "404.html": page("Game Over! Page Not Found"),
    "legal.json": '{"privacy":"old"}',
    [asset.slice(1)]: "console.log(1);\n".repeat(5000),
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  await compressFolder(folder, policy);
  const pages = Object.keys(files).filter((file) => file.endsWith(".html"));
  return { folder, record: await describeBuild(folder, pages, { moved: [], policy: facts }) };
}

async function listen(build: Build, ownLimits: Partial<Limits>, options: Partial<SiteServerOptions> = {}) {
  const merged = { ...limits, idleCloseDelay: 0, ...ownLimits };
  const site = await createSiteServer({ ...build, ...options, limits: merged });
  await new Promise<void>((resolve) => site.server.listen(0, "127.0.0.1", resolve));
  const { port } = site.server.address() as AddressInfo;
  const send = httpClient(new URL(`http://127.0.0.1:${port}`));
  const stop = async () => {
    send.close();
    await site.drain();
  };
  return { ...site, port, send, stop };
}

/** Runs a server of the small site during the tests of a file; `start` runs another one until the end of a test. */
export function serveFixtureSite() {
  const running = {} as Build & Awaited<ReturnType<typeof listen>>;
  beforeAll(async () => {
    const build = await writeFixtureSite();
    Object.assign(running, build, await listen(build, {}));
  });
  afterAll(async () => {
    await running.stop();
    await rm(running.folder, { recursive: true });
  });
  const start = async (ownLimits: Partial<Limits> = {}, options?: Partial<SiteServerOptions>) => {
    const server = await listen(running, ownLimits, options);
    onTestFinished(server.stop);
    return server;
  };
  return Object.assign(running, { start });
}

/** Of the headers that every response has, those that it lacks. */
export function missingHeaders(response: { headers: Record<string, unknown> }): string[] {
  return Object.entries(policy.bareHeaders)
    .filter(([name, value]) => response.headers[name.toLowerCase()] !== value)
    .map(([name]) => name);
}

/** Everything that a client receives until its connection is closed. */
export function receive(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = "";
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
    });
    socket.on("end", () => socket.destroy());
    socket.on("close", () => resolve(received));
    socket.on("error", (error: NodeJS.ErrnoException) =>
      error.code === "ECONNREFUSED" ? reject(error) : undefined,
    );
  });
}

/** Sends bytes as they are and resolves with everything received until the server closes the connection. */
export function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  socket.write(bytes);
  return receive(socket);
}
