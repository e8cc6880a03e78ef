// @vitest-environment node
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentFolder } from "../project-folder";
import { temporaryFolder } from "../temporary-folder";
import { readContent } from "./load-content";

test("a file that is absent is an empty list, and can be checked before it is written", () => {
  const folder = temporaryFolder();
  cpSync(contentFolder, folder, { recursive: true });
  rmSync(join(folder, "testimonials.yaml"));
  expect(readContent(folder)).toMatchObject({ faults: [], shown: { testimonials: [] } });
  const { faults } = readContent(folder, { texts: { testimonials: "- id: one\n  nme: One\n" } });
  expect(faults.join("\n")).toMatch(/^content\/testimonials\.yaml:\d: .*"nme"/m);
});
