import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { legalTabs } from "../../app/content/legal";
import { readLegal } from "../../render/pages/read-legal";

const folder = fileURLToPath(new URL("../../content/public", import.meta.url));

test("the shipped legal texts are plain text without HTML and addresses", async () => {
  const documents = await readLegal(folder);
  for (const { key } of legalTabs) {
    const { sections } = documents[key];
    expect(sections.length).toBeGreaterThan(5);
    for (const { id, title, content } of sections) {
      expect(id).toMatch(/^[a-z0-9-]+$/);
      expect(title).not.toBe("");
      expect(content).not.toMatch(/[<>]|@|https?:/);
    }
  }
});

test("that they are drafts is a mark for the owner, not a sentence for customers", async () => {
  const marked = JSON.parse(readFileSync(`${folder}/legal.json`, "utf8"));
  const documents = await readLegal(folder);
  for (const { key } of legalTabs) {
    expect(marked[key].sample, key).toBe(true);
    expect(JSON.stringify(documents[key].sections), key).not.toMatch(/draft|lawyer|sample|goes live/i);
  }
});
