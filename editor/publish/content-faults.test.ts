// @vitest-environment node
import { execFileSync } from "node:child_process";
import { cpSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { recordsCopy, translatedFiles, translatedFolder } from "../../site/records-copy-fixture";
import { temporaryFolder } from "../../site/temporary-folder";
import { contentFaults } from "./publish";

test("a text that a language lacks is no fault: pages show that of the first language", () => {
  const folder = temporaryFolder();
  const files = translatedFiles((record) => record === "footer.columns.0.title");
  cpSync(translatedFolder("nl", files), join(folder, "content"), { recursive: true });
  expect(contentFaults(folder)).toEqual([]);
});

test("legal texts that are a link are the only fault: they are not read", () => {
  const path = "public/legal.json";
  const message = "this is a link: put the file itself there";
  const folder = temporaryFolder();
  cpSync(translatedFolder("nl", {}), join(folder, "content"), { recursive: true });
  const outside = join(temporaryFolder(), "secret");
  writeFileSync(outside, "secret");
  rmSync(join(folder, "content", path));
  symlinkSync(outside, join(folder, "content", path));
  expect(contentFaults(folder)).toEqual([{ file: `content/${path}`, path: [], message }]);
});

test("a pipe in place of the legal texts is a fault: it would be read forever", () => {
  const folder = temporaryFolder();
  cpSync(recordsCopy(), join(folder, "content"), { recursive: true });
  rmSync(join(folder, "content/public/legal.json"));
  execFileSync("mkfifo", [join(folder, "content/public/legal.json")]);
  const message = expect.stringContaining("this is no file");
  expect(contentFaults(folder)).toEqual([{ file: "content/public/legal.json", path: [], message }]);
});
