import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { expectationsOf } from "../../scripts/check-deploy/expectations";
import { copySite } from "../host-contract/site-copy";
import { linesOf, matchesPath, parseHeaderRules, parseRedirectRules } from "./edge-hosts";

const copy = copySite();
const headersFile = readFileSync(join(copy.site, "_headers"), "utf8");
const redirectsFile = readFileSync(join(copy.site, "_redirects"), "utf8");

/** Cloudflare ignores what exceeds these. */
const edgeLimits = { lineLength: 2000, headerRules: 100 };

test("both files are within the limits of Cloudflare", () => {
  for (const line of linesOf(headersFile + redirectsFile)) {
    expect(line.length, line).toBeLessThanOrEqual(edgeLimits.lineLength);
  }
  const headerRules = parseHeaderRules(headersFile);
  expect(headerRules.length).toBeLessThanOrEqual(edgeLimits.headerRules);
  expect(new Set(headerRules.map(({ path }) => path)).size).toBe(headerRules.length);
  const rules = parseRedirectRules(redirectsFile);
  const firstDynamic = rules.findIndex(({ from }) => from.includes("*"));
  expect(rules.slice(firstDynamic).every(({ from }) => from.includes("*"))).toBe(true);
  for (const { from, to, status } of rules) {
    expect([200, 301, 302, 303, 307, 308], from).toContain(status);
    expect(status !== 200 || to.startsWith("/"), from).toBe(true);
  }
});

test("with the rules of Netlify, where the later rule wins, every page and file has its headers", () => {
  const rules = parseHeaderRules(headersFile);
  const served = expectationsOf(copy.site, copy.record).filter(
    ({ status, request }) => status === 200 && !request.path.includes("?"),
  );
  expect(served.length).toBeGreaterThan(100);
  for (const { request, headers } of served) {
    const matching = rules.filter((rule) => matchesPath(rule.path, request.path));
    const got = new Map(matching.flatMap(({ set }) => [...set]));
    for (const [name, value] of Object.entries(headers)) {
      // The host sets the type and the ETag.
      if (name === "Content-Type" || name === "ETag") continue;
      expect(got.get(name.toLowerCase()), `${name} of ${request.path}`).toBe(value);
    }
  }
});
