// @vitest-environment node
import { symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { legalTabs } from "../../app/content/legal";
import { contentFolder } from "../../site/project-folder";
import { temporaryFolder } from "../../site/temporary-folder";
import { readLegal } from "./read-legal";

async function legalWith(text: string) {
  const folder = temporaryFolder();
  await writeFile(join(folder, "legal.json"), text);
  return readLegal(folder);
}

test("the legal texts are four documents with text and a date", async () => {
  const documents = await readLegal(join(contentFolder, "public"));
  for (const { key } of legalTabs) {
    const { lastUpdated, sections } = documents[key];
    expect(lastUpdated).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(sections.length).toBeGreaterThan(0);
  }
});

test("a language without legal texts has those of the first in development", async () => {
  vi.stubEnv("CONTENT_LANGUAGE", "ur");
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await readLegal()).toEqual(await readLegal(join(contentFolder, "public")));
});

test("a file that is no JSON is an error", async () => {
  await expect(legalWith('{"privacy": {')).rejects.toThrow(/^legal\.json is not JSON: /);
});

test("the error lists every problem of the file", async () => {
  await expect(legalWith('{"privacy": null}')).rejects.toThrow(
    [
      'legal.json: the document "privacy" has no text in lastUpdated.',
      'legal.json: the document "privacy" has no list of sections.',
      'legal.json: the document "terms" is missing.',
      'legal.json: the document "aup" is missing.',
      'legal.json: the document "refundPolicy" is missing.',
    ].join("\n"),
  );
});

test("legal texts that are a link stop the build, and are not read", async () => {
  const folder = temporaryFolder();
  await symlink(join(contentFolder, "public/legal.json"), join(folder, "legal.json"));
  await expect(readLegal(folder)).rejects.toThrow("legal.json is a link: put the file itself there.");
});
