// @vitest-environment node
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { writeFileAtOnce } from "./write-file";

const folder = mkdtempSync(join(tmpdir(), "editor-write-"));
const path = join(folder, "plans.yaml");
afterAll(() => rmSync(folder, { recursive: true }));

test("a file is replaced and keeps its rights", () => {
  writeFileSync(path, "old");
  chmodSync(path, 0o640);
  writeFileAtOnce(path, "new");
  expect(readFileSync(path, "utf8")).toBe("new");
  expect(statSync(path).mode & 0o777).toBe(0o640);
  expect(readdirSync(folder)).toEqual(["plans.yaml"]);
});

test("a save that fails leaves the old file, and the next one works", () => {
  writeFileSync(path, "old");
  // What is written first cannot be.
  mkdirSync(join(folder, ".plans.yaml.tmp"));
  expect(() => writeFileAtOnce(path, "new")).toThrow();
  expect(readFileSync(path, "utf8")).toBe("old");
  rmSync(join(folder, ".plans.yaml.tmp"), { recursive: true });
  writeFileAtOnce(path, "new");
  expect(readFileSync(path, "utf8")).toBe("new");
});
