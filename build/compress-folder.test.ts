// @vitest-environment node
import fs, { readdir, writeFile } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { compressFolder } from "./compress-folder";
import { temporaryFolder } from "./temporary-folder";

test("of hundreds of files only a few are open at the same time, and all text files are compressed", async () => {
  const folder = temporaryFolder();
  for (let file = 0; file < 300; file++) await writeFile(join(folder, `${file}.txt`), "x");
  await writeFile(join(folder, "picture.png"), "x");

  let open = 0;
  let most = 0;
  const { readFile } = fs;
  const spy = vi.spyOn(fs, "readFile").mockImplementation((async (...args: Parameters<typeof readFile>) => {
    most = Math.max(most, ++open);
    return readFile(...args).finally(() => open--);
  }) as typeof readFile);
  syncBuiltinESMExports();
  await compressFolder(folder);
  spy.mockRestore();
  syncBuiltinESMExports();

  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(50);
  expect(await readdir(folder)).toHaveLength(300 * 3 + 1);
});
