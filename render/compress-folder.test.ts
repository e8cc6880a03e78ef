// @vitest-environment node
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { temporaryFolder } from "../site/temporary-folder";
import { compressFolder } from "./compress-folder";

const policy = { isCompressed: (path: string) => path.endsWith(".txt") };

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

test("all of more text files than are compressed at once get two copies, a picture none", async () => {
  const texts = Array.from({ length: 40 }, (_, file) => [`${file}.txt`, "x"]);
  const folder = await folderWith({ ...Object.fromEntries(texts), "picture.png": "x" });
  await compressFolder(folder, policy);
  expect(await readdir(folder)).toHaveLength(40 * 3 + 1);
});

test("the copies of an earlier folder are taken if the file is the same and has both, and those that are there stay", async () => {
  const copies = (name: string) => ({ [`${name}.br`]: "earlier br", [`${name}.gz`]: "earlier gz" });
  const earlier = await folderWith({
    ...{ "same.txt": "same", ...copies("same.txt") },
    ...{ "changed.txt": "before", ...copies("changed.txt") },
    ...{ "half.txt": "half", "half.txt.br": "earlier br" },
  });
  const own = { "own.txt": "own", "own.txt.br": "own br", "own.txt.gz": "own gz" };
  const names = ["same.txt", "changed.txt", "half.txt", "new.txt"];
  const texts = names.map((name) => [name, name.replace(".txt", "")]);
  const folder = await folderWith({ ...Object.fromEntries(texts), ...own });
  await compressFolder(folder, policy, earlier);

  const read = (name: string) => readFile(join(folder, name));
  expect([`${await read("same.txt.br")}`, `${await read("same.txt.gz")}`]).toEqual([
    "earlier br",
    "earlier gz",
  ]);
  for (const name of ["changed", "half", "new"]) {
    expect(`${gunzipSync(await read(`${name}.txt.gz`))}`).toBe(name);
    expect(`${await read(`${name}.txt.br`)}`).not.toBe("earlier br");
  }
  expect(`${await read("own.txt.br")}`).toBe("own br");
});
