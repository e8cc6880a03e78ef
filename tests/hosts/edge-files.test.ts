import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { expectationsOf } from "../../checks/deploy/expectations";
import { htmlType } from "../../render/policy/content-types";
import { forbiddenHeaders } from "../../render/policy/policy";
import { pagesOf } from "../../render/policy/site-rules";
import { oldAddresses } from "../host-contract/old-addresses";
import { copySite } from "../host-contract/site-copy";

/**
 * `_headers` and `_redirects` as Cloudflare Pages and Netlify read them, after
 * https://developers.cloudflare.com/pages/configuration/headers/ and /redirects/ and the open source of Cloudflare's
 * asset server (cloudflare/workers-sdk, packages/pages-shared). Compression, ranges and paths without .html are theirs.
 */

type HeaderRule = { path: string; set: [name: string, value: string][]; removed: string[] };

const { site, record } = copySite();
const headerLines = linesOf("_headers");
const redirectLines = linesOf("_redirects");
const headerRules = readHeaderRules();
const allRules = redirectLines.map((line) => {
  const [from = "", to = "", status = "302", ...more] = line.split(/\s+/);
  if (to === "" || more.length > 0) throw new Error(`"${line}" is not a redirect.`);
  return { from, to, status: Number(status) };
});
/** Netlify uses a rule with this status for paths without a file. Cloudflare ignores it: it takes the 404 page of the folder. */
const notFoundRules = allRules.filter(({ status }) => status === 404);
const redirectRules = allRules.filter((rule) => !notFoundRules.includes(rule));
const requests = expectationsOf(site, record).filter(
  ({ request: { method, path, headers }, again }) => !method && !headers && !again && !path.includes("?"),
);

function linesOf(file: string): string[] {
  const lines = readFileSync(join(site, file), "utf8").split("\n");
  return lines.map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#"));
}

function readHeaderRules(): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of headerLines) {
    const rule = rules.at(-1);
    const [, name, value = ""] = /^([\w-]+): (.*)$/.exec(line) ?? [];
    if (line.startsWith("/")) rules.push({ path: line, set: [], removed: [] });
    else if (name) rule?.set.push([name, value]);
    else if (line.startsWith("! ")) rule?.removed.push(line.slice(2));
    else throw new Error(`"${line}" is neither a path nor a header.`);
  }
  return rules;
}

/** A star matches anything, including slashes. We use no placeholders. */
function matches(pattern: string, path: string): boolean {
  const parts = pattern.split("*").map((part) => part.replaceAll(/[-/\\^$*+?.()|[\]{}]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(path);
}

/** Cloudflare first removes headers, then appends to those of earlier rules. On Netlify the later rule wins. */
function headersOf(path: string, host: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const { set, removed } of headerRules.filter((rule) => matches(rule.path, path))) {
    if (host === "Cloudflare") for (const name of removed) headers.delete(name);
    for (const [name, value] of set) {
      const earlier = host === "Cloudflare" ? headers.get(name) : undefined;
      headers.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
    }
  }
  return headers;
}

test("both files are within the limits of Cloudflare, which ignores what exceeds them", () => {
  for (const line of [...headerLines, ...redirectLines]) expect(line.length, line).toBeLessThanOrEqual(2000);
  expect(headerRules.length).toBeLessThanOrEqual(100);
  expect(new Set(headerRules.map(({ path }) => path)).size).toBe(headerRules.length);
  const firstDynamic = redirectRules.findIndex(({ from }) => from.includes("*"));
  expect(redirectRules.slice(firstDynamic).every(({ from }) => from.includes("*"))).toBe(true);
  expect(redirectRules.slice(0, firstDynamic).filter(({ from }) => /:[A-Za-z]/.test(from))).toEqual([]);
  expect(redirectRules.slice(firstDynamic).length).toBeLessThanOrEqual(100);
  // The schema allows 900 redirects.
  expect(firstDynamic - oldAddresses.length * 2 + 900 * 2).toBeLessThanOrEqual(2000);
  for (const { from, to, status } of redirectRules) {
    expect([200, 301, 302, 303, 307, 308], from).toContain(status);
    expect(status !== 200 || to.startsWith("/"), from).toBe(true);
  }
});

test.each(["Cloudflare", "Netlify"])(
  "on %s every page, every file and the 404 page has its headers",
  (host) => {
    const served = requests.filter(
      ({ status, headers }) => status === 200 || (status === 404 && headers["Content-Type"] === htmlType),
    );
    expect(served.length).toBeGreaterThan(40);
    for (const { request, headers } of served) {
      const got = headersOf(request.path, host);
      // The host sets these.
      const { "Content-Type": _type, ETag: _tag, ...expected } = headers;
      for (const [name, value] of Object.entries(expected))
        expect(got.get(name), `${name} of ${request.path}`).toBe(value);
    }
  },
);

test("headers that no host may send are removed from every response", () => {
  expect(headerRules[0]).toMatchObject({
    path: "/*",
    removed: expect.arrayContaining([...forbiddenHeaders]),
  });
});

const hasCapitals = (path: string) => path !== path.toLowerCase();
const redirectOf = (path: string) => redirectRules.find(({ from }) => matches(from, path));
const isFile = (path: string) => existsSync(join(site, path)) && statSync(join(site, path)).isFile();
const pathsWith = (wanted: number) =>
  requests.filter(({ status }) => status === wanted).map(({ request }) => request.path);

test("every redirect of the policy is in the file", () => {
  for (const { request, status, headers } of requests.filter(({ status }) => status === 302))
    if (!hasCapitals(request.path))
      expect(redirectOf(request.path), request.path).toMatchObject({ status, to: headers.Location });
});

// Cloudflare compares paths letter by letter. Netlify redirects to small letters by itself.
test("a page or redirect with capital letters has no rule, which could only list some of them", () => {
  const spellings = [...pathsWith(302), ...pathsWith(308)].filter(hasCapitals);
  expect(spellings.length).toBeGreaterThan(10);
  for (const path of spellings) expect(redirectOf(path), path).toBeUndefined();
});

/** What both hosts send: the query of the request is kept, unless the rule has one. */
function locationOf(request: URL): string | undefined {
  const to = redirectOf(request.pathname)?.to;
  const destination = to === undefined ? undefined : new URL(to, request);
  if (destination) destination.search ||= request.search;
  return destination?.href;
}

test("every address of an old site has its own rule with a fixed path and leads to its new address", () => {
  const base = new URL("https://site.test");
  const moved = expectationsOf(site, record).filter(({ status }) => status === 301);
  expect(moved).toHaveLength(oldAddresses.length * 4);
  for (const { request, status, headers } of moved) {
    const url = new URL(request.path, base);
    expect(redirectOf(url.pathname), request.path).toMatchObject({ from: url.pathname, status });
    expect(locationOf(url), request.path).toBe(new URL(headers.Location ?? "", base).href);
  }
});

test("a file that is not public and the address of the 404 page itself lead to a path that does not exist", () => {
  const hidden = pathsWith(404).filter((path) => isFile(path) || isFile(`${path}.html`));
  expect(hidden).toEqual(
    expect.arrayContaining(["/404", "/404.html", "/_headers", "/.htaccess", "/index.html.br"]),
  );
  for (const path of hidden) {
    const { status, to = "" } = redirectOf(path) ?? {};
    expect([path, status, isFile(to) || isFile(`${to}.html`)]).toEqual([path, 200, false]);
  }
});

test("each language has its own 404 page, after all other rules", () => {
  const { ofLanguages } = pagesOf(record);
  expect(notFoundRules).toEqual(
    ofLanguages.map(({ base, file }) => ({ from: `${base}/*`, to: `/${file}`, status: 404 })),
  );
  expect(allRules.slice(-notFoundRules.length || allRules.length)).toEqual(
    notFoundRules.length > 0 ? notFoundRules : allRules,
  );
});

test("HTML files of the owner, which Cloudflare would redirect, stay at their addresses; other paths have no rule", () => {
  for (const path of pathsWith(200))
    expect(redirectOf(path)?.to, path).toBe(path.endsWith(".html") ? path.replace(".html", "") : undefined);
});
