// @vitest-environment node
import fs from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../temporary-folder";
import { writeFileAtOnce } from "./write-file";

test("a file is replaced and keeps its rights; whoever reads it meanwhile has all of the old one", () => {
  const path = join(temporaryFolder(), "plans.yaml");
  fs.writeFileSync(path, "old");
  fs.chmodSync(path, 0o640);
  const reader = fs.openSync(path, "r");
  writeFileAtOnce(path, "new");
  expect(fs.readFileSync(reader, "utf8")).toBe("old");
  fs.closeSync(reader);
  expect(fs.readFileSync(path, "utf8")).toBe("new");
  expect(fs.statSync(path).mode & 0o777).toBe(0o640);
});

test("what a process that was killed while it saved has left does not matter", () => {
  const folder = temporaryFolder();
  fs.writeFileSync(join(folder, ".plans.yaml.tmp"), "half of a te");
  writeFileAtOnce(join(folder, "plans.yaml"), "new");
  expect(fs.readFileSync(join(folder, "plans.yaml"), "utf8")).toBe("new");
  expect(fs.readdirSync(folder)).toEqual(["plans.yaml"]);
});
