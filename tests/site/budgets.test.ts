import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { type BuiltPage, bytesOnTheWire, modulesOf, pages } from "./built-site";

/**
 * Bytes on the wire (brotli; fonts as they are) of a first visit, in KB of 1,024 bytes. The first that matches counts.
 */
const budgets: readonly { matches: RegExp; html: number; script: number; fonts: number; all: number }[] = [
  { matches: /^\/$/, html: 28, script: 100, fonts: 40, all: 168 },
  { matches: /^\/(games|minecraft|vps|website-hosting)$/, html: 24, script: 100, fonts: 40, all: 164 },
  { matches: /^\/404$/, html: 14, script: 95, fonts: 40, all: 149 },
  { matches: /^\//, html: 22, script: 100, fonts: 40, all: 162 },
];
/** The script that is neither React nor the router. */
const ours = 15;

function costs(page: BuiltPage) {
  const { path, document } = page;
  const attributes = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");
  return {
    html: [path === "/" ? "/index.html" : `${path}.html`],
    script: modulesOf(page),
    fonts: attributes('link[as="font"]', "href"),
  };
}

test.each(pages)("$path keeps to its budget", (page) => {
  const budget = budgets.find(({ matches }) => matches.test(page.path));
  if (!budget) throw new Error(`${page.path} has no budget.`);
  const files = costs(page);
  let all = 0;
  for (const kind of ["html", "script", "fonts"] as const) {
    const sizes = files[kind].map((file) => ({ file, bytes: bytesOnTheWire(file) }));
    const sum = sizes.reduce((total, { bytes }) => total + bytes, 0);
    all += sum;
    const largest = sizes
      .sort((a, b) => b.bytes - a.bytes)
      .map(({ file, bytes }) => `${file} ${bytes}`)
      .join(", ");
    expect(sum, `${kind} of ${page.path} over ${budget[kind]} KB: ${largest}`).toBeLessThanOrEqual(
      budget[kind] * 1024,
    );
  }
  expect(all, `everything on ${page.path}`).toBeLessThanOrEqual(budget.all * 1024);
});

test.each(pages)("$path asks for few bytes of our own script", (page) => {
  const scripts = costs(page).script.filter((file) => !/\/(react|router)-/.test(file));
  const sum = scripts.reduce((total, file) => total + bytesOnTheWire(file), 0);
  expect(sum, scripts.join(", ")).toBeLessThanOrEqual(ours * 1024);
});

test("the script that starts the app is a trifle, and the same on every page", () => {
  const texts = new Set(
    pages.map(({ document }) => document.querySelector("script[data-modules]")?.textContent),
  );
  expect(texts.size).toBe(1);
  const [boot = ""] = texts;
  expect(brotliCompressSync(boot ?? "").length).toBeLessThan(600);
});

/** What a server sends before the first answer to it: ten segments of TCP. */
const firstFlight = 14_600;
/** Ours are 2.0 KB as HTTP/1.1 writes them, smaller over HTTP/2. */
const headers = 2_100;

test.each(["/404", "/careers", "/partners", "/support", "/vps", "/website-hosting"])(
  "%s comes whole with the first flight of packets",
  (path) => {
    expect(bytesOnTheWire(`${path}.html`)).toBeLessThanOrEqual(firstFlight - headers);
  },
);
