import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { legalTabs } from "../../app/content/legal";
import { readLegal } from "../../build/pages/read-legal";

test("the shipped legal texts are drafts for a lawyer, without HTML and addresses", async () => {
  const documents = await readLegal(fileURLToPath(new URL("../../content/public", import.meta.url)));
  for (const { key } of legalTabs) {
    const { sections } = documents[key];
    expect(sections.length).toBeGreaterThan(5);
    expect(sections[0]?.content).toContain("lawyer");
    for (const { id, title, content } of sections) {
      expect(id).toMatch(/^[a-z0-9-]+$/);
      expect(title).not.toBe("");
      expect(content).not.toMatch(/[<>]|@|https?:/);
    }
  }
});
