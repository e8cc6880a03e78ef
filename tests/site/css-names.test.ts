import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { pages } from "./built-site";

const app = fileURLToPath(new URL("../../app", import.meta.url));
const styleSheets = readdirSync(app, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".css") && !file.startsWith("styles/"));

/** `components/plan-card.css` owns `plan-card`; `pages/vps/plans.css` and `pages/vps/x/plans.css` own `vps-plans`. */
function ownedPrefix(file: string): string {
  const name = basename(file, ".css");
  const [folder, page] = file.split("/");
  return folder === "pages" ? `${page}-${name}` : name;
}

function sourceOf(file: string): string {
  return readFileSync(join(app, file), "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
}

test.each(styleSheets)("%s uses only class names with its own prefix", (file) => {
  const prefix = ownedPrefix(file);
  // A class starts after anything but a digit or a quote: not in `.5rem`, not in a file name.
  const classes = [...sourceOf(file).matchAll(/(?<![\w"'/])\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name);
  const keyframes = [...sourceOf(file).matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name);
  for (const name of [...classes, ...keyframes]) {
    expect(name === prefix || name?.startsWith(`${prefix}-`), `${name} in ${file}`).toBe(true);
  }
});

test.each(styleSheets)("%s has no raw colour, no !important and no transition of all properties", (file) => {
  const source = sourceOf(file);
  expect(source).not.toMatch(/#[0-9a-f]{3,8}\b(?![^{]*\{)/i);
  expect(source).not.toMatch(/\b(hsl|oklch)a?\(/);
  expect(source).not.toMatch(/!important/);
  expect(source).not.toMatch(/transition:\s*all/);
});

test("every class name in a component is in a style sheet", () => {
  const known = new Set(
    [...styleSheets, "styles/base.css", "styles/bullet.css"].flatMap((file) =>
      [...sourceOf(file).matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name),
    ),
  );
  const components = readdirSync(app, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"),
  );
  for (const file of components) {
    const source = readFileSync(join(app, file), "utf8");
    expect(source, `${file}: className is one static string`).not.toMatch(
      /className=\{[`"']|className=\{[^}]*[?`]/,
    );
    for (const [, names = ""] of source.matchAll(/className="([^"]+)"/g)) {
      for (const name of names.split(" ")) expect(known, `${name} in ${file}`).toContain(name);
    }
  }
});

test("every custom property that a style sheet reads is set somewhere", () => {
  const files = readdirSync(app, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(css|tsx)$/.test(file),
  );
  const sources = files.map((file) => sourceOf(file));
  const set = new Set(
    sources.flatMap((source) => [...source.matchAll(/(--[\w-]+)"?\s*[:,]/g)].map(([, name]) => name)),
  );
  for (const [index, source] of sources.entries()) {
    for (const [, name] of source.matchAll(/var\((--[\w-]+)\)/g)) {
      expect(set, `${name} in ${files[index]}`).toContain(name);
    }
  }
});

test.each(pages)("the cascade layers of $path are in order", ({ document }) => {
  const css = document.querySelector("style")?.textContent ?? "";
  const named = [...css.matchAll(/@layer ([^{;]+)[{;]/g)].flatMap(([, names = ""]) => names.split(","));
  expect([...new Set(named.map((name) => name.trim()))]).toEqual(["tokens", "reset", "base"]);
});
