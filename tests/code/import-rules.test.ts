// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../../build/project-folder";
import { importRules, probedPackages } from "./import-rules";
import { lintErrors } from "./lint-probes";

type Import = { source: string; allowed: boolean };

const topFolders = [...new Set(Object.keys(importRules).map((name) => name.split("/")[0] ?? ""))];
const folders = [...new Set(topFolders.flatMap(filesIn).map((file) => posix.dirname(file)))];
const listed = Object.values(importRules).flatMap(({ modules, types = [] }) => [...modules, ...types]);
/** A module in every folder, and every module that a rule names. */
const targets = [...new Set([...folders, ...listed])].map((name) =>
  isModule(name) ? name : `${name}/probe`,
);

function isModule(name: string): boolean {
  return ["", ".ts", ".tsx"].some(
    (end) => /\.\w+$/.test(name + end) && existsSync(join(projectFolder, name + end)),
  );
}

function filesIn(top: string): string[] {
  return readdirSync(join(projectFolder, top), { recursive: true, encoding: "utf8" })
    .map((file) => `${top}/${file.replaceAll("\\", "/")}`)
    .filter((file) => /\.(tsx?|m?js)$/.test(file) && !file.includes("node_modules/"));
}

/** `app/hooks` for a folder in app/ or art/, `app` for app/ itself, else the folder at the top. */
function ruleName(folder: string): string {
  return folder
    .split("/")
    .slice(0, /^(app|art)\//.test(folder) ? 2 : 1)
    .join("/");
}

/** Folders that import each other: those of one rule, or of one page. */
function unitOf(folder: string): string {
  return folder.startsWith("app/pages/") ? folder.split("/").slice(0, 3).join("/") : ruleName(folder);
}

/** For every target an import of a value and one of a type, then the packages. */
function importsOf(folder: string): Import[] {
  const rule = importRules[ruleName(folder)];
  if (!rule) throw new Error(`${folder} has no rule: add one to biome.json and to import-rules.ts.`);
  const { modules, types = [], packages = probedPackages } = rule;
  const within = (target: string, names: readonly string[]) =>
    names.some((name) => target === name || target.startsWith(`${name}/`));
  const relative = targets.flatMap((target): Import[] => {
    const path = posix.relative(folder, target);
    const from = `from "${path.startsWith(".") ? path : `./${path}`}"`;
    const allowed = unitOf(posix.dirname(target)) === unitOf(folder) || within(target, modules);
    return [
      { source: `import { value } ${from};`, allowed },
      { source: `import type { Type } ${from};`, allowed: allowed || within(target, types) },
    ];
  });
  const bare = probedPackages.map((name) => ({
    source: `import { value } from "${name}";`,
    allowed: packages.includes(name),
  }));
  return [...relative, ...bare];
}

/** The lines of a file that Biome refuses, with the message, for every file. */
function refusals(files: Readonly<Record<string, readonly string[]>>) {
  const texts = Object.entries(files).map(([file, lines]) => [file, lines.join("\n")]);
  const errors = lintErrors(Object.fromEntries(texts)).filter(
    ({ rule }) => rule === "style/noRestrictedImports",
  );
  return (file: string) =>
    new Map(
      errors
        .filter((error) => error.file === file)
        .map(({ line, message }) => [files[file]?.[line - 1] ?? "", message]),
    );
}

const refusedIn = refusals(
  Object.fromEntries(
    folders.map((folder) => [`${folder}/probe.ts`, importsOf(folder).map(({ source }) => source)]),
  ),
);

test.each(folders)("%s imports only what its rule allows", (folder) => {
  const refused = refusedIn(`${folder}/probe.ts`);
  const expected = importsOf(folder).filter(({ allowed }) => !allowed);
  expect([...refused.keys()].toSorted()).toEqual(expected.map(({ source }) => source).toSorted());
  for (const message of refused.values()) {
    expect(message, "says where the code belongs").toMatch(
      / belongs in \w+\/|as (an )?arguments?|through props/,
    );
  }
});

test("a folder without a rule imports nothing from other folders", () => {
  const line = `import { value } from "../format/probe";`;
  const files = ["app/new/probe.ts", "app/hooks/new/probe.ts", "app/pages/home/hero/new/probe.ts"];
  const refused = refusals(Object.fromEntries(files.map((file) => [file, [line]])));
  for (const file of files) expect(refused(file).get(line), file).toContain("no import rule");
});

test("every kind of import is refused", () => {
  const beginnings = ["import", "import * as all from", "export * from", "export { value } from"];
  const lines = [...beginnings.map((begin) => `${begin} "../format/money";`), `import("../format/money");`];
  const refused = refusals({ "app/hooks/probe.ts": lines });
  expect([...refused("app/hooks/probe.ts").keys()]).toEqual(lines);
});

test("a test beside its code imports anything but tests/, bench/ and editor/", () => {
  const beside = folders.filter((folder) => !/^(tests|bench|editor)\b/.test(folder));
  const importIn = (folder: string) => (target: string) =>
    `import { value } from "${posix.relative(folder, target)}";`;
  const lines = (folder: string) =>
    ["bench/probe", "editor/probe", "tests/probe", "content/probe.yaml", "vite.config"].map(importIn(folder));
  const refused = refusals(
    Object.fromEntries(beside.map((folder) => [`${folder}/probe.test.ts`, lines(folder)])),
  );
  for (const folder of beside) {
    expect([...refused(`${folder}/probe.test.ts`).keys()].toSorted(), folder).toEqual(
      lines(folder).slice(0, 3),
    );
  }
});

test("no path has a detour, which the rules would not see", () => {
  for (const file of topFolders.flatMap(filesIn)) {
    const source = readFileSync(join(projectFolder, file), "utf8");
    for (const [, path = ""] of source.matchAll(/^(?:import|export|\}).* from "(\.[^"]+)";$/gm)) {
      expect(posix.normalize(path), `${path} in ${file}`).toBe(path.replace(/^\.\//, ""));
    }
  }
});
