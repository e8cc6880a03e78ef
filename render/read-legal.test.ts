// @vitest-environment node
import { symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { site } from "../app/loaders/site-fixture";
import { legalKeys } from "../site/legal-hashes";
import { contentFolder } from "../site/project-folder";
import { temporaryFolder } from "../site/temporary-folder";
import { readLegal, readLegalFile } from "./read-legal";

async function legalWith(text: string) {
  const folder = temporaryFolder();
  await writeFile(join(folder, "legal.json"), text);
  return readLegalFile(folder);
}

test("the legal texts are four documents with text and a date", async () => {
  const { documents } = await readLegal(site);
  for (const key of legalKeys) {
    const { lastUpdated, sections } = documents[key];
    expect(lastUpdated).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(sections.length).toBeGreaterThan(0);
  }
});

test("a language without legal texts has those of the first in development", async () => {
  const urdu = { ...site.language, base: "/ur" };
  expect(await readLegal({ folder: site.folder, language: urdu })).toEqual(await readLegal(site));
});

test("a file that is no JSON is an error", async () => {
  await expect(legalWith('{"privacy": {')).rejects.toThrow(
    /^content\/public\/legal\.json: this is not JSON: /,
  );
});

test("the error lists every fault of the file", async () => {
  await expect(legalWith('{"privacy": null}')).rejects.toThrow(
    [
      'the document "privacy" has no text in lastUpdated.',
      'the document "privacy" has no list of sections.',
      'the document "terms" is missing.',
      'the document "aup" is missing.',
      'the document "refundPolicy" is missing.',
    ]
      .map((fault) => `content/public/legal.json: ${fault}`)
      .join("\n"),
  );
});

test("legal texts that are a link stop the build, and are not read", async () => {
  const folder = temporaryFolder();
  await symlink(join(contentFolder, "public/legal.json"), join(folder, "legal.json"));
  await expect(readLegalFile(folder)).rejects.toThrow(
    "content/public/legal.json: this is a link: put the file itself there.",
  );
});
