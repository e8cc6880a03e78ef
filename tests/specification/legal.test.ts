import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readLegal } from "../../render/read-legal";
import { legalKeys } from "../../site/legal-hashes";
import { site } from "../tested-site";

const { documents } = await readLegal(site);

test("the shipped legal texts are plain text without HTML and addresses", () => {
  for (const key of legalKeys) {
    const { sections } = documents[key];
    expect(sections.length).toBeGreaterThan(5);
    for (const { id, title, content } of sections) {
      expect(id).toMatch(/^[a-z0-9-]+$/);
      expect(title).not.toBe("");
      expect(content).not.toMatch(/[<>]|@|https?:/);
    }
  }
});

test("that they are drafts is a mark for the owner, not a sentence for customers", () => {
  const marked = JSON.parse(readFileSync(join(site.folder, "public/legal.json"), "utf8"));
  for (const key of legalKeys) {
    expect(marked[key].sample, key).toBe(true);
    expect(JSON.stringify(documents[key].sections), key).not.toMatch(/draft|lawyer|sample|goes live/i);
  }
});
