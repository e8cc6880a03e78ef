// @vitest-environment node
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { transformWithOxc } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { projectFolder } from "../../build/project-folder";
import { lockPublish } from "./publish-lock";

const source = join(projectFolder, "editor/publish/publish-lock.ts");
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "publish-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("one at a time, and the next one after it", () => {
  const unlock = lockPublish(folder);
  expect(lockPublish(folder)).toBeUndefined();
  unlock?.();
  expect(readdirSync(folder)).toEqual([]);
  lockPublish(folder)?.();
});

test("what a process that was killed left does not count, and is removed", () => {
  writeFileSync(join(folder, `running-${endedPid()}`), "");
  // An earlier process that had the number of this one.
  writeFileSync(join(folder, `running-${process.pid}`), "");
  const unlock = lockPublish(folder);
  expect(readdirSync(folder)).toEqual([`running-${process.pid}`]);
  unlock?.();
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
  const args = ["--input-type=module", "-e", `${code}\n${loop}`, folder, String(endedPid())];
  const children: ChildProcess[] = Array.from({ length: 4 }, () => spawn(process.execPath, args));
  const outputs = await Promise.all(
    children.map(async ({ stdout, stderr }) => [
      stdout ? Number(await text(stdout)) : 0,
      stderr ? await text(stderr) : "",
    ]),
  );
  expect(outputs.map(([, errors]) => errors)).toEqual(["", "", "", ""]);
  expect(Math.max(...outputs.map(([count]) => Number(count)))).toBeGreaterThan(0);
});

function endedPid(): number {
  return spawnSync(process.execPath, ["--version"]).pid;
}
