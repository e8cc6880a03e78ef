import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { httpClient } from "../../checks/deploy/http-client";
import { buildRecordFile, readBuild, sha256 } from "../../render/build-record";
import { describeBuild } from "../../render/describe-build";
import { publishBuild } from "../../render/dist-link";
import { dist as realDist, temporaryFolder } from "../host-contract/site-copy";
import { startServerOf } from "../host-contract/start-on-free-port";

const folder = temporaryFolder("rebuild-");
const dist = join(folder, "dist");

const { policy } = (await readBuild(realDist)).record;
const pages = ["index.html", "games.html", "404.html"];

/** A build whose pages differ in their text and in the style that their policy allows. */
async function publish(version: number) {
  const next = join(folder, "dist-builds/next");
  const site = join(next, "site");
  mkdirSync(site, { recursive: true });
  for (const page of pages)
    writeFileSync(
      join(site, page),
      `<style>v${version}{}</style><script type="module">${version}</script>${"text ".repeat(5000)}`,
    );
  // A page that only every second build has.
  if (version % 2) writeFileSync(join(site, `odd.html`), '<style></style><script type="module"></script>');
  const files = [...pages, ...(version % 2 ? ["odd.html"] : [])];
  const record = await describeBuild(site, files, { moved: [], policy });
  writeFileSync(join(next, buildRecordFile), JSON.stringify(record));
  cpSync(join(realDist, "server.mjs"), join(next, "server.mjs"));
  await publishBuild(next, dist, String(version));
}

test("every response during rebuilds is wholly of one build, and the newest is served without a restart", async () => {
  await publish(0);
  const { base, stop } = await startServerOf(dist);
  const send = httpClient(base);
  onTestFinished(async () => {
    send.close();
    await stop();
  });
  const served = new Set<string>();
  const wrong: string[] = [];
  let running = true;
  const client = async (path: string, status: number) => {
    while (running) {
      const response = await send({ path });
      const [, style = "none"] = /<style>(.*?)<\/style>/.exec(response.body.toString()) ?? [];
      const allowed = String(response.headers["content-security-policy"]).includes(
        `'sha256-${sha256(style)}'`,
      );
      served.add(style);
      if (response.status !== status || !allowed)
        wrong.push(`${path} ${response.status} ${style} ${allowed}`);
    }
  };
  const clients = [client("/", 200), client("/games", 200), client("/nope", 404)];
  for (let version = 1; version <= 6; version++) {
    await publish(version);
    await expect.poll(() => [...served]).toContain(`v${version}{}`);
    expect((await send({ path: "/odd" })).status).toBe(version % 2 ? 200 : 404);
  }
  running = false;
  await Promise.all(clients);
  expect(wrong).toEqual([]);
});
