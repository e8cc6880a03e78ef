import type { BuildRecord } from "../build-record";
import { sentPath } from "../policy/moved-addresses";
import * as policy from "../policy/policy";
import { pagesOf } from "../policy/site-rules";
import { generatedNote } from "./host-syntax";

/**
 * `_headers` and `_redirects` for Cloudflare Pages and Netlify, which read them from the uploaded folder. Both serve
 * pages without `.html` and use `404.html` by default.
 */

/** A path that does not exist is the 404 page, so the headers of that page are the default for all paths. */
export function edgeHeaders(record: BuildRecord): string {
  const { pageHeaders, fileHeaders } = policy.policyOf(record);
  const { linked, notFound, ofLanguages } = pagesOf(record);
  const base = pageHeaders(notFound);
  const rules = [
    ruleOf("/*", base, policy.forbiddenHeaders),
    ...ofLanguages.map((page) => differenceRule(`${page.base}/*`, base, pageHeaders(page))),
    ...linked.map((page) => differenceRule(page.path, base, pageHeaders(page))),
    differenceRule(`${policy.assetFolder}*`, base, fileHeaders(policy.assetFolder)),
    ...filePatterns(record).map((path) => differenceRule(path, base, fileHeaders(path))),
  ];
  return `${generatedNote("For Cloudflare Pages and Netlify.")}\n${rules.join("\n")}`;
}

/** One rule for a folder without pages, however many files it has: Cloudflare reads 100 rules. */
function filePatterns(record: BuildRecord): string[] {
  const { pages, files } = record;
  const built = policy.policyOf(record);
  const patterns = [...built.replaceableFiles, ...files.map((file) => `/${file}`)].map((path) => {
    const [, folder] = /^(\/[^/]+\/)/.exec(path) ?? [];
    const alone = folder && !pages.some((page) => page.path.startsWith(folder));
    return encodeURI(alone ? `${folder}*` : path);
  });
  return [...new Set(patterns)];
}

/**
 * Cloudflare appends a value to that of an earlier rule, so the earlier one is removed first; on Netlify the later
 * rule wins, and a line that removes a header is ignored.
 */
function differenceRule(path: string, base: policy.Headers, wanted: policy.Headers): string {
  const different = Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => base[name] !== value),
  );
  return ruleOf(path, different, Object.keys(different));
}

function ruleOf(path: string, headers: policy.Headers, removed: readonly string[]): string {
  return [
    path,
    ...removed.map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    "",
  ].join("\n");
}

/** A path that never exists: a rewrite to it is the 404 page. */
const missingPath = "/_nowhere";

export function edgeRedirects(record: BuildRecord): string {
  const built = policy.policyOf(record);
  const { files, moved } = record;
  const { notFound, ofLanguages } = pagesOf(record);
  const lines = [
    ...policy.hostFiles.map((file) => `/${file} ${missingPath} 200`),
    ...[{ ...notFound, base: "" }, ...ofLanguages].flatMap(({ path, file, base }) =>
      [path, `/${file}`].map((hidden) => `${hidden} ${base}${missingPath} 200`),
    ),
    // Cloudflare would redirect a file of the owner to its path without .html.
    ...files
      .filter((file) => file.endsWith(".html"))
      .map((file) => encodeURI(`/${file}`))
      .map((path) => `${path} ${path.replace(/\.html$/, "")} 200`),
    ...built.redirects.map(({ from, to, status }) => `${from} ${to} ${status}`),
    // Both keep the query of the request, unless the new address has one.
    ...moved.map(({ from, to, status }) => `${sentPath(from)} ${to} ${status}`),
    // Cloudflare needs rules with a star after all others.
    ...built.redirects.map(({ from, to, status }) => `${from}/* ${to} ${status}`),
    ...policy.encodings.map(({ ending }) => `/*${ending} ${missingPath} 200`),
    // Netlify has one 404 page of its own. Cloudflare finds that of the folder and ignores lines with this status.
    ...ofLanguages.map(({ base, file }) => `${base}/* /${file} 404`),
  ];
  return `${generatedNote("For Cloudflare Pages and Netlify.")}\n${lines.join("\n")}\n`;
}
