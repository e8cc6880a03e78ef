// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../../site/project-folder";
import { importRules, refusedImports } from "./import-rules";

const folders = [...new Set(Object.keys(importRules).map((name) => name.split("/")[0] ?? ""))];

function filesIn(folder: string): string[] {
  return readdirSync(join(projectFolder, folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => /\.(tsx?|m?js)$/.test(file) && !file.includes("node_modules/"));
}

test.each(folders)("the files in %s import only what the rules of their folders allow", (folder) => {
  const refused = filesIn(folder).flatMap((file) =>
    refusedImports(file, readFileSync(join(projectFolder, file), "utf8")),
  );
  expect(refused).toEqual([]);
});

/** An import that is refused, for every rule and for what it allows of a module; the folder is that of the rule. */
const probes: [folder: string, statement: string][] = [
  ["app", 'import { value } from "./pages/vps/page";'],
  ["app", 'import { value } from "../schemas/brand";'],
  ["app/browser", 'import { value } from "../hooks/use-hash";'],
  ["app/browser", 'import { value } from "react";'],
  ["app/components", 'import { value } from "../content/paths";'],
  ["app/components", 'import type { Type } from "../content/brand";'],
  ["app/components", 'import { value } from "../../art/names";'],
  ["app/content", 'import { value } from "../routes";'],
  ["app/content", 'import { value } from "../../site/schemas/brand";'],
  ["app/content", 'import { value } from "zod";'],
  ["app/entry", 'import { value } from "../../render/compress-folder";'],
  ["app/entry", 'import { value } from "node:fs";'],
  ["app/format", 'import { value } from "../content/brand";'],
  ["app/hooks", 'import { value } from "../format/money";'],
  ["app/layout", 'import { value } from "../pages/vps/page";'],
  ["app/layout", 'import { value } from "../../art/names";'],
  ["app/pages", 'import { value } from "../../layout/footer";'],
  ["app/pages", 'import { value } from "../vps/plans";'],
  ["app/pages", 'import { value } from "../../../art/names";'],
  ["app/seo", 'import { value } from "../components/plan-card";'],
  ["art", 'import { value } from "../build/compress-folder";'],
  ["art/engine", 'import { value } from "../models/mark";'],
  ["art/models", 'import { value } from "../drawings";'],
  ["schemas", 'import { value } from "../app/content/paths";'],
  ["schemas", 'import { value } from "node:fs";'],
  ["build", 'import { value } from "../app/components/plan-card";'],
  ["build", 'import { value } from "../scripts/run.mjs";'],
  ["server", 'import { value } from "../app/format/money";'],
  ["scripts", 'import { value } from "../server/site-server";'],
  ["editor", 'import { value } from "../app/content/brand";'],
  ["bench", 'import { value } from "../tests/site/built-site";'],
  ["tests", 'import { value } from "../bench/report";'],
];

test.each(probes)("in %s %s is refused, with what to do instead", (folder, statement) => {
  const file = folder === "app/pages" ? "app/pages/home/probe.ts" : `${folder}/probe.ts`;
  expect(refusedImports(file, statement)).toEqual([
    expect.stringContaining(importRules[folder]?.instead ?? "-"),
  ]);
});

test("every rule has a probe", () => {
  expect(new Set(probes.map(([folder]) => folder))).toEqual(new Set(Object.keys(importRules)));
});

test.each([
  'import "../format/money";',
  'import { type Type, value } from "../format/money";',
  'import * as all from "../format/money";',
  'export * from "../format/money";',
  'export { value } from "../format/money";',
  'export type { Type } from "../format/money";',
  'const load = () => import("../format/money");',
  'let value: import("../format/money").Type;',
  'import { value } from "../browser/../format/money";',
])("%s is an import", (statement) => {
  expect(refusedImports("app/hooks/probe.ts", statement)).toHaveLength(1);
});

test("a folder without a rule is refused", () => {
  expect(refusedImports("app/new/probe.ts", "")).toEqual([expect.stringContaining("without a rule")]);
});

test.each(["bench", "editor", "tests"])("a test beside its code imports nothing from %s", (folder) => {
  expect(
    refusedImports("app/format/probe.test.ts", `import { value } from "../../${folder}/probe";`),
  ).toHaveLength(1);
});
