// @vitest-environment node
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { transformWithOxc } from "vite";
import { afterAll, expect, test } from "vitest";
import { projectFolder } from "../../build/project-folder";
import { removeUnfinishedFiles, writeFailure, writeFileAtOnce } from "./write-file";

const folder = mkdtempSync(join(tmpdir(), "editor-write-"));
const path = join(folder, "plans.yaml");
const source = join(projectFolder, "editor/records/write-file.ts");
/** Large enough that most of the time goes into writing. */
const length = 3_000_000;
afterAll(() => rmSync(folder, { recursive: true }));

test("a file is replaced and keeps its rights", () => {
  writeFileSync(path, "old");
  chmodSync(path, 0o640);
  writeFileAtOnce(path, "new");
  expect(readFileSync(path, "utf8")).toBe("new");
  expect(statSync(path).mode & 0o777).toBe(0o640);
  expect(readdirSync(folder)).toEqual(["plans.yaml"]);
});

test("a read-only file is not replaced", () => {
  const readOnly = join(folder, "read-only.yaml");
  writeFileSync(readOnly, "old", { mode: 0o444 });
  expect(() => writeFileAtOnce(readOnly, "new")).toThrow(expect.objectContaining({ code: "EACCES" }));
  expect(readFileSync(readOnly, "utf8")).toBe("old");
  rmSync(readOnly);
});

test.each([
  ["ENOSPC", "the disk is full"],
  ["EROFS", "the file or its folder is read-only"],
  ["EIO", "input/output error"],
])("%s is said as: %s", (code, words) => {
  expect(writeFailure(Object.assign(new Error("input/output error"), { code }))).toBe(words);
});

test("a process that is killed while it saves leaves the old file or the new one", async () => {
  const texts = ["a", "b"].map((letter) => letter.repeat(length));
  writeFileSync(path, texts[0] ?? "");
  for (let round = 0; round < 12; round++) {
    await killedWhileSaving();
    expect(texts).toContain(readFileSync(path, "utf8"));
  }
  removeUnfinishedFiles(folder);
  expect(readdirSync(folder)).toEqual(["plans.yaml"]);
});

/** A process that saves in a loop. It is killed while it writes: as soon as the next temporary file appears. */
async function killedWhileSaving(): Promise<void> {
  const { code } = await transformWithOxc(await readFile(source, "utf8"), source);
  const loop = `for (let round = 0; ; round++) writeFileAtOnce(process.argv[1], "ab"[round % 2].repeat(${length}));`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", `${code}\n${loop}`, path]);
  const ended = once(child, "exit");
  const before = new Set(readdirSync(folder));
  for (;;) {
    if (readdirSync(folder).some((name) => !before.has(name))) break;
    expect(child.exitCode).toBeNull();
    await setImmediate();
  }
  child.kill("SIGKILL");
  await ended;
}
