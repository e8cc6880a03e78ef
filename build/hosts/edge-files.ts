import type { BuildRecord } from "../build-record";
import {
  assetFolder,
  encodings,
  forbiddenHeaders,
  hostFiles,
  notFoundPage,
  redirects,
} from "../policy/policy";
import { fileHeaders, pageHeaders } from "../policy/site-rules";
import { generatedNote } from "./generated";

/**
 * `_headers` and `_redirects` for Cloudflare Pages and Netlify, which read them from the folder they are given. Both
 * find pages without their `.html` and know `404.html` by themselves.
 */

/** Every path that does not exist answers with the 404 page; so what holds for all paths is what that page needs. */
export function edgeHeaders({ pages }: BuildRecord, files: readonly string[]): string {
  const notFound = pages.find(({ path }) => path === notFoundPage.path);
  if (!notFound) throw new Error("The build has no 404 page.");
  const base = pageHeaders(notFound);
  const rules = [
    ruleOf("/*", base, forbiddenHeaders),
    ...pages
      .filter((page) => page !== notFound)
      .map((page) => differenceRule(page.path, base, pageHeaders(page))),
    differenceRule(`${assetFolder}*`, base, fileHeaders(assetFolder)),
    ...files.map((file) => differenceRule(`/${file}`, base, fileHeaders(`/${file}`))),
  ];
  return `${generatedNote("For Cloudflare Pages and Netlify.")}\n${rules.join("\n")}`;
}

type Headers = Readonly<Record<string, string>>;

/**
 * Cloudflare adds a value to the one an earlier rule has set, so that one is taken off first; on Netlify the later
 * rule wins, and such a line is passed over.
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

/** A path that is never there: a rewrite to it answers 404, with the 404 page. */
const nowhere = "/_nowhere";

export function edgeRedirects(): string {
  const hidden = [notFoundPage.path, `/${notFoundPage.file}`, ...hostFiles.map((file) => `/${file}`)];
  const lines = [
    ...hidden.map((path) => `${path} ${nowhere} 200`),
    ...redirects.map(({ from, to, status }) => `${from} ${to} ${status}`),
    // Cloudflare wants rules with a star behind all others.
    ...redirects.map(({ from, to, status }) => `${from}/* ${to} ${status}`),
    ...encodings.map(({ ending }) => `/*${ending} ${nowhere} 200`),
  ];
  return `${generatedNote("For Cloudflare Pages and Netlify.")}\n${lines.join("\n")}\n`;
}
