// @vitest-environment node
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../site/temporary-folder";
import { keepPreviousAssets } from "./app-build";
import { type Build, type BuildRecord, filesIn } from "./build-record";

/** A build of these scripts, each with its compressed copies. */
async function build(...scripts: string[]): Promise<Build> {
  const site = temporaryFolder();
  await mkdir(join(site, "assets"), { recursive: true });
  await writeFile(join(site, "index.html"), "");
  for (const script of scripts) {
    for (const ending of ["", ".br", ".gz"]) await writeFile(join(site, "assets", script + ending), "");
  }
  const assets = scripts.map((script) => `assets/${script}`);
  return { folder: site, record: { assets } as Partial<BuildRecord> as BuildRecord };
}

test("only the assets of the previous build are copied, with their compressed copies", async () => {
  const a = await build("app-a.js", "same.js");
  const b = await build("app-b.js", "same.js");
  await keepPreviousAssets(a, b);
  expect(await filesIn(b.folder)).toEqual([
    ...["app-a.js", "app-b.js", "same.js"].flatMap((file) =>
      ["", ".br", ".gz"].map((end) => `assets/${file}${end}`),
    ),
    "index.html",
  ]);
});

test.each([
  ["assets are kept for one build", ["a"], ["b"], ["c"], ["b", "c"]],
  ["a repeated build keeps everything", ["a"], ["b"], ["b"], ["a", "b"]],
  ["an asset that the new build lacks is kept", [], ["a", "b"], ["a"], ["a", "b"]],
])("%s", async (_, first, second, third, kept) => {
  const scripts = (names: string[]) => names.map((name) => `${name}.js`);
  const one = await build(...scripts(first));
  const two = await build(...scripts(second));
  const three = await build(...scripts(third));
  await keepPreviousAssets(one, two);
  await keepPreviousAssets(two, three);
  const files = await filesIn(join(three.folder, "assets"));
  expect(files.filter((file) => file.endsWith(".js"))).toEqual(scripts(kept));
});
