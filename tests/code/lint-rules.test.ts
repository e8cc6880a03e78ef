// @vitest-environment node
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { projectFolder } from "../../site/project-folder";

const inner = "export const Raw = () => <div dangerouslySetInnerHTML={{ __html: location.hash }} />;";
const typeImport = 'import { Type } from "./types";\nexport const value: Type = 1;';

/** For every rule that `biome.json` sets: files that it refuses. That it accepts our own files is `npm run check:style`. */
const probes: Record<string, Record<string, string>> = {
  "style/useFilenamingConvention": {
    "app/hooks/useHash.ts": "export {};",
    "app/components/PlanCard.tsx": "export {};",
    "tests/site/plan_cards.ts": "export {};",
  },
  "style/useImportType": { "app/format/a.ts": typeImport, "scripts/a.ts": typeImport },
  "style/noDefaultExport": {
    "app/components/a.tsx": "export default 1;",
    "app/pages/vps/plans/page.tsx": "export default 1;",
  },
  "suspicious/noConsole": { "app/hooks/b.ts": "console.log(1);", "app/pages/vps/b.ts": "console.warn(1);" },
  "security/noDangerouslySetInnerHtml": { "app/components/c.tsx": inner, "app/entry/boot.tsx": inner },
};

const folder = mkdtempSync(join(tmpdir(), "lint-probes-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The rule and the file of each error of Biome with this project's `biome.json`. */
function lint(files: Readonly<Record<string, string>>): { rule: string; file: string }[] {
  for (const config of ["biome.json", "package.json", ".gitignore"])
    copyFileSync(join(projectFolder, config), join(folder, config));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
  const args = [biome, "lint", "--reporter=json", "--max-diagnostics=none"];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  const { diagnostics }: { diagnostics: { category: string; location: { path: string } }[] } =
    JSON.parse(stdout);
  return diagnostics.map(({ category, location }) => ({
    rule: category.replace("lint/", ""),
    file: location.path.replaceAll("\\", "/"),
  }));
}

const errors = lint(Object.assign({}, ...Object.values(probes)));

test.each(Object.entries(probes))("%s refuses what it should", (rule, refused) => {
  const files = errors.filter((error) => error.rule === rule).map(({ file }) => file);
  expect(files.toSorted()).toEqual(Object.keys(refused).toSorted());
});
