import type { BuildRecord, BuiltPage } from "../build-record";
import {
  assetFolder,
  encodings,
  forbiddenHeaders,
  type Headers,
  hostFiles,
  notFoundPage,
  redirects,
  replaceableFiles,
} from "../policy/policy";
import { fileHeaders, pageHeaders } from "../policy/site-rules";
import { generatedNote } from "./generated";

/**
 * `_headers` and `_redirects` for Cloudflare Pages and Netlify, which read them from the uploaded folder. Both serve
 * pages without `.html` and use `404.html` by default.
 */

/** A path that does not exist is the 404 page, so the headers of that page are the default for all paths. */
export function edgeHeaders({ pages, files }: BuildRecord): string {
  const notFound = pages.find(({ path }) => path === notFoundPage.path);
  if (!notFound) throw new Error("The build has no 404 page.");
  const base = pageHeaders(notFound);
  const rules = [
    ruleOf("/*", base, forbiddenHeaders),
    ...pages
      .filter((page) => page !== notFound)
      .map((page) => differenceRule(page.path, base, pageHeaders(page))),
    differenceRule(`${assetFolder}*`, base, fileHeaders(assetFolder)),
    ...filePatterns(pages, files).map((path) => differenceRule(path, base, fileHeaders(path))),
  ];
  return `${generatedNote("For Cloudflare Pages and Netlify.")}\n${rules.join("\n")}`;
}

/** One rule for a folder without pages, however many files it has: Cloudflare reads 100 rules. */
function filePatterns(pages: readonly BuiltPage[], files: readonly string[]): string[] {
  const patterns = [...replaceableFiles, ...files.map((file) => `/${file}`)].map((path) => {
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
function differenceRule(path: string, base: Headers, wanted: Headers): string {
  const different = Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => base[name] !== value),
  );
  return ruleOf(path, different, Object.keys(different));
}

function ruleOf(path: string, headers: Headers, removed: readonly string[]): string {
  return [
    path,
    ...removed.map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    "",
  ].join("\n");
}

/** A path that never exists: a rewrite to it is the 404 page. */
const missingPath = "/_nowhere";

export function edgeRedirects({ files }: BuildRecord): string {
  const hidden = [notFoundPage.path, `/${notFoundPage.file}`, ...hostFiles.map((file) => `/${file}`)];
  const lines = [
    ...hidden.map((path) => `${path} ${missingPath} 200`),
    // Cloudflare would redirect a file of the owner to its path without .html.
    ...files
      .filter((file) => file.endsWith(".html"))
      .map((file) => encodeURI(`/${file}`))
      .map((path) => `${path} ${path.replace(/\.html$/, "")} 200`),
    ...redirects.map(({ from, to, status }) => `${from} ${to} ${status}`),
    // Cloudflare needs rules with a star after all others.
    ...redirects.map(({ from, to, status }) => `${from}/* ${to} ${status}`),
    ...encodings.map(({ ending }) => `/*${ending} ${missingPath} 200`),
  ];
  return `${generatedNote("For Cloudflare Pages and Netlify.")}\n${lines.join("\n")}\n`;
}
