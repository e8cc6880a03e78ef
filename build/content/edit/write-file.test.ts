// @vitest-environment node
import {
  chmodSync,
  closeSync,
  mkdtempSync,
  openSync,
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

test("a file is replaced and keeps its rights; whoever reads it meanwhile has all of the old one", () => {
  writeFileSync(path, "old");
  chmodSync(path, 0o640);
  const reader = openSync(path, "r");
  writeFileAtOnce(path, "new");
  expect(readFileSync(reader, "utf8")).toBe("old");
  closeSync(reader);
  expect(readFileSync(path, "utf8")).toBe("new");
  expect(statSync(path).mode & 0o777).toBe(0o640);
  expect(readdirSync(folder)).toEqual(["plans.yaml"]);
});

test("what a process that was killed while it saved has left does not matter", () => {
  writeFileSync(join(folder, ".plans.yaml.tmp"), "half of a te");
  writeFileAtOnce(path, "new");
  expect(readFileSync(path, "utf8")).toBe("new");
  expect(readdirSync(folder)).toEqual(["plans.yaml"]);
});
