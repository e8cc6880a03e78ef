// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../../site/project-folder";
import { importRules, refusedImports } from "./import-rules";

const folders = "app art bench checks editor render scripts server site tests".split(" ");

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

/** Imports that are refused: at least one for every room, in a file of it. */
const probes: [room: string, file: string, statement: string][] = [
  ["art", "art/probe.ts", 'import { value } from "../site/format";'],
  ["art/engine", "art/engine/probe.ts", 'import { value } from "../models/mark";'],
  ["art/models", "art/models/probe.ts", 'import { value } from "../drawings";'],
  ["site", "site/probe.ts", 'import { value } from "../app/loaders/head";'],
  ["site", "site/probe.ts", 'import { value } from "react";'],
  ["site", "site/probe.ts", 'import { value } from "../render/compress-folder";'],
  ["site", "site/probe.ts", 'import { value } from "./temporary-folder";'],
  ["site/schemas", "site/schemas/probe.ts", 'import { value } from "node:fs";'],
  ["site/schemas", "site/schemas/probe.ts", 'import { value } from "../addresses";'],
  ["site for the browser", "site/addresses.ts", 'import { value } from "./format";'],
  ["loaders", "app/loaders/probe.ts", 'import { value } from "../components/any-link";'],
  ["loaders", "app/loaders/probe.ts", 'import { value } from "../pages/vps/loader";'],
  ["loaders", "app/pages/vps/loader.ts", 'import { value } from "../games/loader";'],
  ["loaders", "app/pages/home/panel/panel-data.ts", 'import { value } from "react";'],
  ["loaders", "app/layout/loader.ts", 'import { value } from "node:fs";'],
  ["app/browser", "app/browser/probe.ts", 'import { value } from "../../site/format";'],
  ["app/browser", "app/browser/probe.ts", 'import { value } from "../hooks/use-hydrated";'],
  ["app/browser", "app/browser/probe.ts", 'import { value } from "react";'],
  ["app/hooks", "app/hooks/probe.ts", 'import { value } from "../layout/loader";'],
  ["app/hooks", "app/hooks/probe.ts", 'import { value } from "../components/icon";'],
  ["app/components", "app/components/probe.tsx", 'import { value } from "../../site/site";'],
  ["app/components", "app/components/probe.tsx", 'import { value } from "../loaders/prices";'],
  ["app/components", "app/components/probe.tsx", 'import { value } from "../../art/names";'],
  ["app/components", "app/components/probe.tsx", 'import type { Type } from "../pages/vps/page";'],
  ["app/layout", "app/layout/probe.tsx", 'import { value } from "./loader";'],
  ["app/layout", "app/layout/probe.tsx", 'import { value } from "../pages/vps/page";'],
  ["app/pages", "app/pages/vps/page.tsx", 'import { value } from "./loader";'],
  ["app/pages", "app/pages/home/panel/probe.tsx", 'import { value } from "./panel-data";'],
  ["app/pages", "app/pages/vps/probe.tsx", 'import { value } from "../../../site/format";'],
  ["app/pages", "app/pages/vps/probe.tsx", 'import brand from "../../../content/brand.yaml";'],
  ["app/pages", "app/pages/vps/probe.tsx", 'import { value } from "../games/shelf";'],
  ["app/pages", "app/pages/vps/probe.tsx", 'import { value } from "../../layout/footer";'],
  ["app", "app/root.tsx", 'import { value } from "./pages/vps/page";'],
  ["app", "app/root.tsx", 'import { value } from "./layout/loader";'],
  ["app/entry", "app/entry/probe.ts", 'import { value } from "../../render/compress-folder";'],
  ["app/entry", "app/entry/probe.ts", 'import { value } from "../../site/load-content";'],
  ["render", "render/probe.ts", 'import { value } from "../app/entry/document";'],
  ["render", "render/probe.ts", 'import { value } from "../app/components/price";'],
  ["server", "server/probe.ts", 'import { value } from "../site/site";'],
  ["checks", "checks/probe.ts", 'import { value } from "../server/site-server";'],
  ["scripts", "scripts/probe.mjs", 'import { value } from "../render/dist-link";'],
  ["editor", "editor/page/probe.ts", 'import { value } from "../../app/loaders/prices";'],
  ["bench", "bench/probe.ts", 'import { value } from "../tests/site/built-site";'],
  ["tests", "tests/probe.ts", 'import { value } from "../bench/report";'],
  ...["bench", "editor", "tests"].map((folder): [string, string, string] => {
    return ["tests beside code", "app/hooks/probe.test.ts", `import { value } from "../../${folder}/probe";`];
  }),
];

test.each(probes)("in %s, %s: %s is refused, with what to do instead", (room, file, statement) => {
  expect(refusedImports(file, statement)).toEqual([
    expect.stringContaining(importRules[room]?.instead ?? "-"),
  ]);
});

test("every rule has a probe", () => {
  expect(new Set(probes.map(([room]) => room))).toEqual(new Set(Object.keys(importRules)));
});

test.each([
  ["app/pages/vps/page.tsx", 'import type { loader } from "./loader";'],
  ["app/pages/vps/probe.tsx", 'import type { Price } from "../../loaders/prices";'],
  ["app/pages/minecraft/finder/finder-data.ts", 'import { nearestCount } from "./player-counts";'],
  ["app/pages/home/loader.ts", 'import { panelData } from "./panel/panel-data";'],
  ["editor/page/probe.test.ts", 'import { temporaryFolder } from "../../site/temporary-folder";'],
])("%s may: %s", (file, statement) => {
  expect(refusedImports(file, statement)).toEqual([]);
});

test.each([
  'import "../loaders/prices";',
  'import { type Type, value } from "../loaders/prices";',
  'import * as all from "../loaders/prices";',
  'export * from "../loaders/prices";',
  'export { value } from "../loaders/prices";',
  'export type { Type } from "../pages/vps/page";',
  'const load = () => import("../loaders/prices");',
  'let value: import("../pages/vps/page").Type;',
  'import { value } from "../browser/../loaders/prices";',
])("%s is an import", (statement) => {
  expect(refusedImports("app/hooks/probe.ts", statement)).toHaveLength(1);
});

test("a folder without a rule is refused", () => {
  expect(refusedImports("app/new/probe.ts", "")).toEqual([expect.stringContaining("without a rule")]);
});
