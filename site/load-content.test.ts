// @vitest-environment node
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentModule } from "../render/plugins/content-modules";
import { readContent } from "./load-content";
import { contentFolder } from "./project-folder";
import { recordsCopy } from "./records-copy-fixture";

test("a file that is absent is an empty list, and can be checked before it is written", () => {
  const folder = recordsCopy();
  rmSync(join(folder, "testimonials.yaml"));
  expect(readContent(folder)).toMatchObject({ faults: [], shown: { testimonials: [] } });
  const { faults } = readContent(folder, { texts: { testimonials: "- id: one\n  nme: One\n" } });
  expect(faults.join("\n")).toMatch(/^content\/testimonials\.yaml:\d: .*"nme"/m);
});

test("a record whose file is absent is undefined, and the exports of its module too", () => {
  const folder = recordsCopy();
  rmSync(join(folder, "company.yaml"));
  const { shown, faults } = readContent(folder);
  expect(faults).toEqual([]);
  expect(contentModule(shown, "company")).toBe("export default undefined;");
  writeFileSync(join(folder, "company.yaml"), "# later\n");
  expect(readContent(folder).faults).toEqual([
    "content/company.yaml:1: the file is empty: expected a record.",
  ]);
});

test("the modules of the app have neither products of the store nor marks of samples", () => {
  const { shown } = readContent(contentFolder);
  const sample = { ...(shown["vps-plans"] as object[])[0], sampleFields: ["title"] };
  for (const name of ["minecraft-plans", "vps-plans", "website-plans", "games"]) {
    expect(JSON.stringify(shown[name])).toContain('"billing":{"product"');
    expect(contentModule({ ...shown, "vps-plans": [sample] }, name)).not.toMatch(/billing|sampleFields/);
  }
  // The words about billing are another field.
  expect(contentModule(shown, "interface")).toContain("export const billing = {");
});

test("a footer without columns is a fault, also beside texts", () => {
  const { faults } = readContent(recordsCopy(), { texts: { footer: "social: []\n" } });
  expect(faults.join("\n")).toMatch(/^content\/footer\.yaml:\d+: .*columns/m);
});
