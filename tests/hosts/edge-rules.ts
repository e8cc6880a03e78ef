/**
 * `_headers` and `_redirects` as Cloudflare Pages and Netlify read them, after
 * https://developers.cloudflare.com/pages/configuration/headers/ and /redirects/ and the open source of Cloudflare's
 * asset server (cloudflare/workers-sdk, packages/pages-shared).
 */

export type HeaderRule = { path: string; set: Map<string, string>; unset: string[] };

export type RedirectRule = { from: string; to: string; status: number };

/** Cloudflare ignores what exceeds these. */
export const edgeLimits = { lineLength: 2000, headerRules: 100 };

export function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
}

export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of linesOf(text)) {
    if (line.startsWith("/")) {
      rules.push({ path: line, set: new Map(), unset: [] });
      continue;
    }
    const rule = rules.at(-1);
    const colon = line.indexOf(":");
    if (!rule) throw new Error(`"${line}" is before the first path.`);
    if (colon > 0) rule.set.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
    else if (line.startsWith("! ")) rule.unset.push(line.slice(2).toLowerCase());
    else throw new Error(`"${line}" is neither a path nor a header.`);
  }
  return rules;
}

export function parseRedirectRules(text: string): RedirectRule[] {
  return linesOf(text).map((line) => {
    const [from = "", to = "", status = "302", ...more] = line.split(/\s+/);
    if (to === "" || more.length > 0) throw new Error(`"${line}" is not a redirect.`);
    return { from, to, status: Number(status) };
  });
}

/** A star matches anything, including slashes. We use no placeholders. */
export function matchesPath(pattern: string, path: string): boolean {
  const parts = pattern.split("*").map((part) => part.replaceAll(/[-/\\^$*+?.()|[\]{}]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(path);
}

/** Matching rules are applied in order: each first removes headers, then appends to those that an earlier rule has set. */
export function cloudflareHeaders(rules: readonly HeaderRule[], path: string, own: Map<string, string>) {
  const headers = new Map(own);
  const setByRule = new Set<string>();
  for (const { set, unset } of rules.filter((rule) => matchesPath(rule.path, path))) {
    for (const name of unset) headers.delete(name);
    for (const [name, value] of set) {
      const earlier = setByRule.has(name) ? headers.get(name) : undefined;
      headers.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
      setByRule.add(name);
    }
  }
  return headers;
}

/** The last matching rule wins; headers cannot be removed. */
export function netlifyHeaders(rules: readonly HeaderRule[], path: string): Map<string, string> {
  return new Map(rules.filter((rule) => matchesPath(rule.path, path)).flatMap(({ set }) => [...set]));
}
