// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { filesIn } from "./build-record";
import { keepPreviousAssets } from "./keep-previous-assets";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "builds-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** A build of these scripts, each with its compressed copies. */
async function build(name: string, ...scripts: string[]) {
  const site = join(folder, name);
  await mkdir(join(site, "assets"), { recursive: true });
  await writeFile(join(site, "index.html"), name);
  for (const script of scripts) {
    for (const ending of ["", ".br", ".gz"]) await writeFile(join(site, "assets", script + ending), name);
  }
  return {
    folder: site,
    record: { pages: [], files: [], assets: scripts.map((script) => `assets/${script}`) },
  };
}

async function scriptsOf({ folder: site }: { folder: string }) {
  return (await filesIn(join(site, "assets"))).filter((file) => file.endsWith(".js"));
}

test("only the assets of the previous build are copied, with their compressed copies", async () => {
  const a = await build("a", "app-a.js", "same.js");
  const b = await build("b", "app-b.js", "same.js");
  await keepPreviousAssets(a, b);
  expect(await filesIn(b.folder)).toEqual([
    ...["app-a.js", "app-b.js", "same.js"].flatMap((file) =>
      ["", ".br", ".gz"].map((end) => `assets/${file}${end}`),
    ),
    "index.html",
  ]);
});

test("assets are kept for one build", async () => {
  const a = await build("a", "app-a.js");
  const b = await build("b", "app-b.js");
  const c = await build("c", "app-c.js");
  await keepPreviousAssets(a, b);
  await keepPreviousAssets(b, c);
  expect(await scriptsOf(c)).toEqual(["app-b.js", "app-c.js"]);
});

test("a repeated build keeps everything", async () => {
  const a = await build("a", "app-a.js");
  const b = await build("b", "app-b.js");
  const bAgain = await build("b-again", "app-b.js");
  await keepPreviousAssets(a, b);
  await keepPreviousAssets(b, bAgain);
  expect(await scriptsOf(bAgain)).toEqual(["app-a.js", "app-b.js"]);
});

test("an asset that the new build lacks is kept", async () => {
  const a = await build("a", "app.js", "old.js");
  const b = await build("b", "app.js");
  await keepPreviousAssets(a, b);
  expect(await scriptsOf(b)).toEqual(["app.js", "old.js"]);
});
