// @vitest-environment node
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkNoneOverwritten, checkPublicFiles } from "./public-files";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "public-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(name: string, content = "x") {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), content);
}

test.each(["brochure.pdf", "google1.html", "downloads/a b (2).PDF", "größe.txt", "LICENSE", ".DS_Store"])(
  "%s is accepted",
  async (name) => {
    await write(name);
    await checkPublicFiles(folder);
  },
);

test.each([
  ["100%.pdf", /^content\/public\/100%\.pdf has "%" in its name/],
  ["what?.pdf", /has "\?" in its name/],
  ["assets/app.js", /^content\/public\/assets\/app\.js is in a folder that browsers keep/],
  ["docs/index.html", /^content\/public\/docs\/index\.html has a name that hosts treat/],
  ["backup.tar.gz", /^content\/public\/backup\.tar\.gz ends in \.gz/],
])("%s is refused in one sentence", async (name, sentence) => {
  await write(name);
  await expect(checkPublicFiles(folder)).rejects.toThrow(sentence);
});

test.each(["file", "dir"])("a link to a %s is refused, even if it leads nowhere", async (type) => {
  await symlink(join(folder, "gone"), join(folder, "link"), type);
  await expect(checkPublicFiles(folder)).rejects.toThrow("content/public/link is a link");
});

test("a file that the build has overwritten is refused, and a copied one is not", async () => {
  const site = await mkdtemp(join(tmpdir(), "site-"));
  await write("games.html", "mine");
  await write("brochure.pdf");
  await writeFile(join(site, "brochure.pdf"), "x");
  await writeFile(join(site, "games.html"), "a page");
  await expect(checkNoneOverwritten(folder, site)).rejects.toThrow(
    /^content\/public\/games\.html has the name of a file that the build writes: rename or remove it\.$/,
  );
  await rm(site, { recursive: true });
});
