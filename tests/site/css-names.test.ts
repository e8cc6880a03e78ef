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
  "$file has its own class names, tokens, breakpoints and logical properties only",
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
  [".plan-card { --display: flex; }", "token of a font: --display: flex"],
  [".plan-card { transition: all 1s; }", "transition of all properties: transition: all"],
  [".plan-card { transition: 0.2s; }", "transition of all properties: transition: 0.2s"],
  ["#abc .plan-card {}", "selector with an id: #abc"],
  [".plan-card { margin-left: 0; }", "physical property: margin-left"],
  [".plan-card { inset: 0 auto 0 0; }", "physical sides: inset: 0 auto 0 0"],
  [".plan-card { padding: 0 calc(2 * var(--s1)) 0 0 }", "physical sides: padding: 0 calc(2 * var(--s1)) 0 0"],
  [".plan-card { width: 1rem; }", "physical property: width"],
  [".plan-card { font-size: 1.2rem; }", "raw font size: font-size: 1.2rem"],
  [".plan-card { font-size: 4vw; }", "raw font size: font-size: 4vw"],
  [".plan-card { font-size: min(var(--fs-h3), 20px); }", "raw font size: font-size: min(var(--fs-h3), 20px)"],
  [".plan-card { font: 700 1rem / 1.2 var(--text); }", "raw font size: font: 700 1rem / 1.2 var(--text)"],
  [".plan-card { --price-size: 2rem; }", "raw font size: --price-size: 2rem"],
  [".plan-card { margin: 0 auto 1.2rem; }", "raw space: margin: 0 auto 1.2rem"],
  [".plan-card { padding-inline: var(--s4) 12px; }", "raw space: padding-inline: var(--s4) 12px"],
  [".plan-card { gap: calc(var(--s4) + 0.3rem); }", "raw space: gap: calc(var(--s4) + 0.3rem)"],
  [".plan-card { column-gap: 4vw; }", "raw space: column-gap: 4vw"],
  ["@media (width >= 50rem) {}", "unknown breakpoint: (width >= 50rem)"],
  ["@media print, (20rem <= width < 64rem) {}", "unknown breakpoint: (20rem <= width < 64rem)"],
  ["@media (max-width: 48rem) {}", "unknown breakpoint: (max-width: 48rem)"],
])("%s is refused", (css, fault) => {
  expect(cssFaults("components/plan-card.css", css)).toContain(fault);
});

test("sizes between tokens, in em and of lines are allowed", () => {
  const css = `.plan-card {
    margin: 0 -1px calc(-1 * var(--s4)) -1px;
    padding: 0.5em clamp(var(--s4), 2vw, var(--s6)) 5%;
    font: 700 min(var(--fs-h3), 5vw) / 1.75rem var(--text);
    @media (48rem <= width < 64rem) and (height < 46rem) { font-size: 0.6em; }
  }`;
  expect(cssFaults("components/plan-card.css", css)).toEqual([]);
});

test("every style sheet is imported, and every class name in it is in a component", () => {
  const imported = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/["'](\.[^"']+\.css)["']/g)].map(([, path = ""]) =>
      posix.join(posix.dirname(file), path),
    ),
  );
  const words = new Set(scripts.flatMap(({ text }) => text.match(/[\w-]+/g) ?? []));
  for (const { file, text } of styleSheets) {
    // By a pattern, in languages that need it.
    if (!file.startsWith("styles/scripts/")) expect(imported).toContain(file);
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
