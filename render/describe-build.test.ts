// @vitest-environment node
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../site/temporary-folder";
import { describeBuild } from "./describe-build";
import type { PolicyFacts } from "./policy/policy";

const policy: PolicyFacts = {
  domain: "site.example",
  transportSecurity: { includeSubDomains: false, preload: false },
  outsideAddresses: [],
  replaceableFiles: [],
  redirects: [],
};
const facts = { moved: [{ from: "/old", status: 301 as const, to: "/" }], policy };

/** A folder with these files. */
async function siteWith(files: Record<string, string>): Promise<string> {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

test("a page has its path and the hashes of its style and its script", async () => {
  const folder = await siteWith({
    "index.html": '<style>a{}</style><script type="module" data-modules="/a.js">1</script>',
    "careers/writer.html": '<style></style><script type="module"></script>',
  });
  const { pages } = await describeBuild(folder, ["index.html", "careers/writer.html"], facts);
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

test("assets and other public files are listed beside the facts, with HTML that is no page, without compressed copies", async () => {
  const assets = ["assets/a.js", "assets/b.woff2"];
  const files = ["LICENSE", "downloads/a b.pdf", "google1.html"];
  const hidden = ["assets/a.js.br", "assets/a.js.gz", ".env", "_headers", "x.js.br"];
  const names = [...assets, ...files, ...hidden, "index.html"];
  const html = '<style></style><script type="module"></script>';
  const folder = await siteWith(Object.fromEntries(names.map((name) => [name, html])));
  const record = await describeBuild(folder, ["index.html"], facts);
  expect(record).toMatchObject({ assets, files, pages: [{ file: "index.html" }], ...facts });
});

test.each([
  "",
  "<style>a{}</style><style>b{}</style>",
  "<style></style>",
  `<style></style><script type="module"></script><script type="module"></script>`,
])("a page with %j is an error that gives its file", async (html) => {
  const folder = await siteWith({ "games.html": html });
  await expect(describeBuild(folder, ["games.html"], facts)).rejects.toThrow("games.html has");
});
