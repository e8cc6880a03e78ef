// @vitest-environment node
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { transformWithOxc } from "vite";
import { afterAll, expect, test } from "vitest";
import { projectFolder } from "../../build/project-folder";
import { writeFileAtOnce } from "./write-file";

const folder = mkdtempSync(join(tmpdir(), "editor-write-"));
const path = join(folder, "plans.yaml");
const source = join(projectFolder, "editor/records/write-file.ts");
/** Large enough that most of the time goes into writing. */
const texts = ["a", "b"].map((letter) => letter.repeat(3_000_000));
afterAll(() => rmSync(folder, { recursive: true }));

test("a file is replaced and keeps its rights", () => {
  writeFileSync(path, "old");
  chmodSync(path, 0o640);
  writeFileAtOnce(path, "new");
  expect(readFileSync(path, "utf8")).toBe("new");
  expect(statSync(path).mode & 0o777).toBe(0o640);
  expect(readdirSync(folder)).toEqual(["plans.yaml"]);
});

test("a process that is killed while it saves leaves the old file or the new one, and the next save works", async () => {
  const { code } = await transformWithOxc(readFileSync(source, "utf8"), source);
  const loop =
    'for (let round = 0; ; round++) writeFileAtOnce(process.argv[1], "ab"[round % 2].repeat(3_000_000));';
  writeFileSync(path, texts[0] ?? "");
  for (let round = 0; round < 12; round++) {
    const child = spawn(process.execPath, ["--input-type=module", "-e", `${code}\n${loop}`, path]);
    const ended = once(child, "exit");
    // It is killed as soon as the temporary file appears.
    while (readdirSync(folder).length < 2) {
      expect(child.exitCode).toBeNull();
      await setImmediate();
    }
    child.kill("SIGKILL");
    await ended;
    expect(texts).toContain(readFileSync(path, "utf8"));
    writeFileAtOnce(path, texts[0] ?? "");
    expect(readdirSync(folder)).toEqual(["plans.yaml"]);
  }
});
