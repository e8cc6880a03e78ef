// @vitest-environment node
import { lstat, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../site/temporary-folder";
import { publishBuild } from "./dist-link";

let folder = "";
let dist = "";
beforeEach(() => {
  folder = temporaryFolder();
  dist = join(folder, "dist");
});

async function publish(name: string) {
  const next = join(folder, "dist-builds/next");
  await mkdir(next, { recursive: true });
  await writeFile(join(next, "build.json"), name);
  await publishBuild(next, dist, name);
}

function published(): Promise<string> {
  return readFile(join(dist, "build.json"), "utf8");
}

test("dist leads to the newest build; the one before it is kept, older ones are removed", async () => {
  for (const name of ["a", "b", "c"]) {
    await publish(name);
    expect(await published()).toBe(name);
  }
  expect(await readdir(join(folder, "dist-builds"))).toEqual(["b", "c"]);
  expect(await readdir(folder)).toEqual(["dist", "dist-builds"]);
});

test("a folder dist, as earlier versions made it, and a link to a deleted build are replaced", async () => {
  await mkdir(dist);
  await writeFile(join(dist, "build.json"), "folder");
  await publish("a");
  expect(await published()).toBe("a");
  expect((await lstat(dist)).isSymbolicLink()).toBe(true);
  await rm(join(folder, "dist-builds"), { recursive: true });
  await publish("b");
  expect(await published()).toBe("b");
});

test("at every moment dist leads to a whole build", async () => {
  await publish("0");
  let running = true;
  const seen: string[] = [];
  const reader = (async () => {
    while (running) seen.push(await published());
  })();
  for (let build = 1; build <= 50; build++) await publish(String(build));
  running = false;
  await reader;
  expect(seen.length).toBeGreaterThan(50);
  expect(seen).toEqual(seen.toSorted((one, other) => Number(one) - Number(other)));
});
