// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { describeBuild } from "./build-record";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "record-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("a page has its path and the hashes of its style and its script", async () => {
  await mkdir(join(folder, "careers"));
  await writeFile(
    join(folder, "index.html"),
    `<style>a{}</style><script type="module" data-modules="/a.js">1</script>`,
  );
  await writeFile(join(folder, "careers/writer.html"), `<style></style><script type="module"></script>`);
  const { pages } = await describeBuild(folder, ["index.html", "careers/writer.html"]);
  expect(pages).toEqual([
    {
      path: "/careers/writer",
      file: "careers/writer.html",
      // The SHA-256 of an empty text.
      styleHash: "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
      scriptHash: "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
    },
    {
      path: "/",
      file: "index.html",
      styleHash: "sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=",
      scriptHash: "sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=",
    },
  ]);
});

test("assets are listed without their compressed copies", async () => {
  await mkdir(join(folder, "assets"));
  for (const name of ["a.js", "a.js.br", "a.js.gz", "b.woff2"])
    await writeFile(join(folder, "assets", name), "");
  await writeFile(join(folder, "favicon.svg"), "");
  expect((await describeBuild(folder, [])).assets).toEqual(["assets/a.js", "assets/b.woff2"]);
});

test("other files are listed with HTML that is no page, and without what is not public", async () => {
  await mkdir(join(folder, "downloads"));
  const files = ["google1.html", "downloads/a b.pdf", "LICENSE", "index.html", ".env", "_headers", "x.js.br"];
  for (const name of files)
    await writeFile(join(folder, name), '<style></style><script type="module"></script>');
  const record = await describeBuild(folder, ["index.html"]);
  expect(record.files).toEqual(["LICENSE", "downloads/a b.pdf", "google1.html"]);
  expect(record.pages.map(({ file }) => file)).toEqual(["index.html"]);
});

test.each([
  "",
  "<style>a{}</style><style>b{}</style>",
  "<style></style>",
  `<style></style><script type="module"></script><script type="module"></script>`,
])("a page with %j is an error that gives its file", async (html) => {
  await writeFile(join(folder, "games.html"), html);
  await expect(describeBuild(folder, ["games.html"])).rejects.toThrow("games.html has");
});
