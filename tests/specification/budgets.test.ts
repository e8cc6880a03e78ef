import { expect, test } from "vitest";
import { bytesOf, bytesOnTheWire, loadedFiles, ownScripts, pages } from "../site/built-site";

/**
 * Sizes of a first visit to the shipped content as it is sent (brotli; fonts as they are), in KB of 1,024 bytes. The first
 * match counts; `own` is the script without React and the router.
 */
const budgets: readonly {
  matches: RegExp;
  html: number;
  script: number;
  own: number;
  fonts: number;
  all: number;
}[] = [
  { matches: /^\/$/, html: 28, script: 110, own: 25, fonts: 40, all: 178 },
  {
    matches: /^\/(games|minecraft|vps|website-hosting)$/,
    html: 24,
    script: 100,
    own: 16,
    fonts: 40,
    all: 164,
  },
  { matches: /^\/404$/, html: 14, script: 95, own: 16, fonts: 40, all: 149 },
  { matches: /^\//, html: 22, script: 100, own: 16, fonts: 40, all: 162 },
];
test.each(pages)("$path stays within its budget", (page) => {
  const budget = budgets.find(({ matches }) => matches.test(page.path));
  if (!budget) throw new Error(`${page.path} has no budget.`);
  const files = loadedFiles(page);
  for (const kind of ["html", "script", "fonts"] as const) {
    const sizes = files[kind].map((file) => `${file} ${bytesOnTheWire(file)}`).join(", ");
    expect(bytesOf(files[kind]), `${kind} of ${page.path}: ${sizes}`).toBeLessThanOrEqual(
      budget[kind] * 1024,
    );
  }
  expect(bytesOf(Object.values(files).flat())).toBeLessThanOrEqual(budget.all * 1024);
  expect(bytesOf(ownScripts(page))).toBeLessThanOrEqual(budget.own * 1024);
});

/** What a server sends before the first acknowledgement: ten TCP segments. */
const initialWindow = 14_600;
/** 2.0 KB in HTTP/1.1, smaller in HTTP/2. */
const headers = 2_100;

test.each(["/404", "/careers", "/partners", "/support", "/vps", "/website-hosting"])(
  "%s fits into the initial congestion window of TCP",
  (path) => {
    expect(bytesOnTheWire(`${path}.html`)).toBeLessThanOrEqual(initialWindow - headers);
  },
);
