import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, test } from "vitest";
import { copyProject, runNode } from "./changed-copy";

let folder: string;
beforeAll(() => {
  folder = copyProject();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function edit(file: string, pattern: RegExp, replacement: string) {
  const source = readFileSync(join(folder, file), "utf8");
  if (!pattern.test(source)) throw new Error(`${file} has no ${pattern}.`);
  writeFileSync(join(folder, file), source.replace(pattern, replacement));
}

/** As in part 7 of docs/adding-a-page.md. */
function addFieldAndRecords() {
  edit("schemas/plans.ts", /^ +vcpus: .*$/m, "$&\n  addresses: count.exactOptional(),");
  const schema = "export const guides = listOf(record({ id, title: text }));";
  writeFileSync(
    join(folder, "schemas/guides.ts"),
    `import { id, listOf, record, text } from "./parts";\n\n${schema}\n`,
  );
  edit("schemas/all-schemas.ts", /^import \{ footer.*$/m, '$&\nimport { guides } from "./guides";');
  edit("schemas/all-schemas.ts", /^const schemas = \{$/m, "$&\n  guides,");
}

test("unit tests need nothing of content/, and no change for an optional field or new records", async () => {
  rmSync(join(folder, "content"), { recursive: true });
  addFieldAndRecords();
  await runNode(folder, "scripts/run-typescript.mjs", "scripts/write-reference.ts");
  await runNode(folder, "scripts/with-config.mjs", "vitest", "run", "--project", "unit");
});
