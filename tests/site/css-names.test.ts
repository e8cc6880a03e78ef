import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { pages } from "./built-site";
import { classesIn, cssFaults, withoutComments } from "./css-rules";

const app = fileURLToPath(new URL("../../app", import.meta.url));
/** Of app/ without tests: path and text. */
const sources = readdirSync(app, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /(?<!\.test)\.(css|tsx?)$/.test(file))
  .map((file) => ({ file, text: withoutComments(readFileSync(join(app, file), "utf8")) }));
const styleSheets = sources.filter(({ file }) => file.endsWith(".css"));
const scripts = sources.filter(({ file }) => !file.endsWith(".css"));

test.each(styleSheets)(
  "$file has its own class names, tokens and logical properties only",
  ({ file, text }) => {
    expect(cssFaults(file, text)).toEqual([]);
  },
);

test.each([
  [".other { color: var(--bone); }", "name without the prefix plan-card: other"],
  [".plan-cards {}", "name without the prefix plan-card: plan-cards"],
  ["@keyframes slide {}", "name without the prefix plan-card: slide"],
  [".plan-card { color: #fff; } .plan-card-title { margin: 0; }", "raw colour: #fff"],
  [".plan-card { background: rgb(0 0 0 / 0.5) }", "raw colour: rgb("],
  [".plan-card { border: 1px solid white; }", "raw colour: : 1px solid white"],
  [".plan-card { margin: 0 !important; }", "important: !important"],
  [".plan-card { transition: all 1s; }", "transition of all properties: transition: all"],
  [".plan-card { transition: 0.2s; }", "transition of all properties: transition: 0.2s"],
  ["#abc .plan-card {}", "selector with an id: #abc"],
  [".plan-card { margin-left: 0; }", "physical property: margin-left"],
  [".plan-card { width: 1rem; }", "physical property: width"],
])("%s is refused", (css, fault) => {
  expect(cssFaults("components/plan-card.css", css)).toContain(fault);
});

test("every style sheet is imported, and every class name in it is in a component", () => {
  const imported = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/["'](\.[^"']+\.css)["']/g)].map(([, path = ""]) =>
      posix.join(posix.dirname(file), path),
    ),
  );
  const words = new Set(scripts.flatMap(({ text }) => text.match(/[\w-]+/g) ?? []));
  for (const { file, text } of styleSheets) {
    expect(imported).toContain(file);
    for (const name of classesIn(text))
      expect(words.has(name), `${name} of ${file} in a component`).toBe(true);
  }
});

/** Only `AnyLink`, `Reveal` and their like pass a class name on. */
const computedClass = /className=\{(?!className\})/;

test("every class name in a component is one static string, and in a style sheet", () => {
  for (const computed of ['{open ? "a" : "b"}', "{`a`}", '{[a, b].join(" ")}', '{classNames("a")}'])
    expect(`className=${computed}`).toMatch(computedClass);
  const known = new Set(styleSheets.flatMap(({ text }) => classesIn(text)));
  for (const { file, text } of scripts) {
    expect(text, `${file}: className is one static string`).not.toMatch(computedClass);
    for (const [, names = ""] of text.matchAll(/className="([^"]+)"/g)) {
      for (const name of names.split(" ")) expect(known, `${name} in ${file}`).toContain(name);
    }
  }
});

test("every custom property that a style sheet reads is set somewhere", () => {
  const set = new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(/(?<!var\()(--[\w-]+)"?\s*[:,]/g)].map(([, name]) => name),
    ),
  );
  for (const { file, text } of styleSheets) {
    for (const [, name] of text.matchAll(/var\((--[\w-]+)\)/g)) {
      expect(set, `${name} in ${file}`).toContain(name);
    }
  }
});

test.each(pages)("the cascade layers of $path are in order", ({ document }) => {
  const css = document.querySelector("style")?.textContent ?? "";
  const named = [...css.matchAll(/@layer ([^{;]+)[{;]/g)].flatMap(([, names = ""]) => names.split(","));
  expect([...new Set(named.map((name) => name.trim()))]).toEqual(["tokens", "reset", "base"]);
});
