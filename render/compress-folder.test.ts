// @vitest-environment node
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../site/temporary-folder";
import { compressFolder } from "./compress-folder";

test("all of more text files than are compressed at once get two copies, a picture none", async () => {
  const folder = temporaryFolder();
  for (let file = 0; file < 40; file++) await writeFile(join(folder, `${file}.txt`), "x");
  await writeFile(join(folder, "picture.png"), "x");
  await compressFolder(folder);
  expect(await readdir(folder)).toHaveLength(40 * 3 + 1);
});
