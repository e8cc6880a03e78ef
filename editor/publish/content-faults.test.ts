// @vitest-environment node
import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { translatedFiles, translatedFolder } from "../../build/content/records-copy-fixture";
import { temporaryFolder } from "../../build/temporary-folder";
import { contentFaults } from "./content-faults";

test("a text of all pages that a language lacks is a fault, at its place in the form of the first language", () => {
  const folder = temporaryFolder();
  const files = translatedFiles((record) => record === "footer.columns.0.title");
  cpSync(translatedFolder("nl", files), join(folder, "content"), { recursive: true });
  const sentence = expect.stringMatching(/^".+" is missing in languages\/nl\/footer\.yaml, which all pages /);
  const line = expect.stringMatching(/^content\/footer\.yaml:2: ".+" is missing/);
  expect(contentFaults(folder)).toEqual([
    expect.objectContaining({ file: "footer", path: ["columns", 0, "title"], line, sentence }),
  ]);
});
