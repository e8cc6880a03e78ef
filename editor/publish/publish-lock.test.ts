// @vitest-environment node
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { transformWithOxc } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { projectFolder } from "../../build/project-folder";
import { lockPublish } from "./publish-lock";

const source = join(projectFolder, "editor/publish/publish-lock.ts");
const endedPid = spawnSync(process.execPath, ["--version"]).pid;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "publish-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("one at a time, and what a process that was killed left does not count", () => {
  writeFileSync(join(folder, `running-${endedPid}`), "");
  // An earlier process that had the number of this one.
  writeFileSync(join(folder, `running-${process.pid}`), "");
  const unlock = lockPublish(folder);
  expect(readdirSync(folder)).toEqual([`running-${process.pid}`]);
  expect(lockPublish(folder)).toBeUndefined();
  unlock?.();
  expect(readdirSync(folder)).toEqual([]);
  lockPublish(folder)?.();
});

test("of many processes that begin at the same time never two publish", async () => {
  const { code } = await transformWithOxc(readFileSync(source, "utf8"), source);
  const loop = `
    const [, folder, ended] = process.argv;
    let count = 0;
    for (let attempt = 0; attempt < 1000; attempt++) {
      // Also while the lock of a killed process is removed.
      writeFileSync(join(folder, "running-" + ended), "");
      const unlock = lockPublish(folder);
      if (!unlock) continue;
      // Fails if another process is here too.
      mkdirSync(join(folder, "publishing"));
      count++;
      rmSync(join(folder, "publishing"), { recursive: true });
      unlock();
    }
    console.log(count);
  `;
  const args = ["--input-type=module", "-e", `${code}\n${loop}`, folder, String(endedPid)];
  const children = Array.from({ length: 4 }, () => spawn(process.execPath, args));
  const counts = await Promise.all(
    children.map(async ({ stdout, stderr }) => {
      expect(await text(stderr)).toBe("");
      return Number(await text(stdout));
    }),
  );
  expect(Math.max(...counts)).toBeGreaterThan(0);
});
