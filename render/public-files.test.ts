// @vitest-environment node
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../site/temporary-folder";
import { checkNoneOverwritten, checkPublicFiles } from "./public-files";

async function folderWith(...names: string[]): Promise<string> {
  const folder = temporaryFolder();
  for (const name of names) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), "x");
  }
  return folder;
}

test.each(["brochure.pdf", "google1.html", "downloads/a b (2).PDF", "größe.txt", "LICENSE", ".DS_Store"])(
  "%s is accepted",
  async (name) => {
    await checkPublicFiles(await folderWith(name));
  },
);

test.each(["100%.pdf", "what?.pdf", "assets/app.js", "docs/index.html", "backup.tar.gz"])(
  "%s is refused",
  async (name) => {
    await expect(checkPublicFiles(await folderWith(name))).rejects.toThrow(
      `content/public/${name}: the name cannot be used: see "Add a file of your own" in docs/owner.md.`,
    );
  },
);

test.each(["file", "dir"])("a link to a %s is refused, even if it leads nowhere", async (type) => {
  const folder = temporaryFolder();
  await symlink(join(folder, "gone"), join(folder, "link"), type);
  await expect(checkPublicFiles(folder)).rejects.toThrow(
    "content/public/link: this is a link: put the file itself there.",
  );
});

test.each(["Games.html", "GAMES", "games"])(
  "%s, which is an address of the page games.html, is refused",
  async (name) => {
    const site = await folderWith("games.html", name);
    await expect(checkNoneOverwritten(await folderWith(name), site)).rejects.toThrow(
      `content/public/${name}: the build writes a file of this name: rename or remove it.`,
    );
  },
);

test("a file that the build has overwritten is refused, and a copied one is not", async () => {
  const folder = await folderWith("games.html", "brochure.pdf");
  const site = await folderWith("brochure.pdf");
  await writeFile(join(site, "games.html"), "a page");
  await expect(checkNoneOverwritten(folder, site)).rejects.toThrow(
    /^content\/public\/games\.html: the build writes a file of this name: rename or remove it\.$/,
  );
});
