// @vitest-environment node
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockPublish } from "./publish-lock";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "publish-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a process that publishes refuses another one, until it has ended", () => {
  const lock = join(folder, "running");
  writeFileSync(lock, String(process.ppid));
  expect(lockPublish(folder)).toBeUndefined();
  // A process that was killed, and an earlier one that had the number of this one.
  for (const pid of [spawnSync(process.execPath, ["--version"]).pid, process.pid]) {
    writeFileSync(lock, String(pid));
    const unlock = lockPublish(folder);
    expect(lockPublish(folder)).toBeUndefined();
    unlock?.();
    expect(existsSync(lock)).toBe(false);
  }
});
