// @vitest-environment node
import fs from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../temporary-folder";
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

test("a link that somebody put where a save writes first is not followed, and nothing of the save is left", () => {
  const folder = temporaryFolder();
  const outside = join(temporaryFolder(), "profile");
  fs.writeFileSync(outside, "old");
  fs.symlinkSync(outside, join(folder, ".plans.yaml.tmp"));
  writeFileAtOnce(join(folder, "plans.yaml"), "new");
  expect(fs.readFileSync(outside, "utf8")).toBe("old");
  expect(fs.readFileSync(join(folder, "plans.yaml"), "utf8")).toBe("new");
  expect(fs.lstatSync(join(folder, "plans.yaml")).isFile()).toBe(true);
  expect(fs.readdirSync(folder).sort()).toEqual([".plans.yaml.tmp", "plans.yaml"]);
});

test("a name that is taken after all is not written to", () => {
  const folder = temporaryFolder();
  fs.writeFileSync(join(folder, "taken"), "old");
  vi.spyOn(crypto, "randomUUID").mockReturnValue("a-b-c-d-e");
  fs.symlinkSync(join(folder, "taken"), join(folder, ".plans.yaml.a-b-c-d-e.tmp"));
  expect(() => writeFileAtOnce(join(folder, "plans.yaml"), "new")).toThrow("EEXIST");
  expect(fs.readFileSync(join(folder, "taken"), "utf8")).toBe("old");
});
