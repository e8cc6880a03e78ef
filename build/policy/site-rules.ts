import type { BuiltPage } from "../build-record";
import {
  assetFolder,
  cacheControl,
  commonHeaders,
  contentTypes,
  encodings,
  fileSecurityPolicy,
  hostFiles,
  type InlineHashes,
  pageSecurityPolicy,
  wellKnownFolder,
} from "./policy";

/** What follows from the policy for one path or page of a build; all hosts are held to these. */

type Headers = Readonly<Record<string, string>>;

export function pageHeaders(hashes: InlineHashes): Headers {
  return {
    ...commonHeaders,
    "Content-Security-Policy": pageSecurityPolicy(hashes),
    "Cache-Control": cacheControl.other,
  };
}

/** Of a file that is there. */
export function fileHeaders(path: string): Headers {
  const cache = path.startsWith(assetFolder) ? cacheControl.asset : cacheControl.other;
  return { ...bareHeaders, "Cache-Control": cache };
}

/** Of every answer that is neither a page nor a file: redirects, refusals, missing files. */
export const bareHeaders: Headers = {
  ...commonHeaders,
  "Content-Security-Policy": fileSecurityPolicy,
  "Cache-Control": cacheControl.other,
};

export function contentTypeOf(file: string): string {
  const extension = file.slice(file.lastIndexOf(".") + 1);
  const types: Readonly<Record<string, string>> = contentTypes;
  const type = types[extension];
  if (!type) throw new Error(`${file}: policy.ts has no content type for ".${extension}".`);
  return type;
}

/** A path that asks for a file rather than a page: when it is missing, nobody wants to be handed HTML. */
export function looksLikeFile(path: string): boolean {
  return path.startsWith(assetFolder) || (/\.[a-z0-9]+$/i.test(path) && !path.endsWith(".html"));
}

/** Lies in the folder, but is nobody's business. */
export function isHidden(path: string): boolean {
  return (
    (path.includes("/.") && !isWellKnown(path)) ||
    hostFiles.some((file) => path === `/${file}`) ||
    encodings.some(({ ending }) => path.endsWith(ending))
  );
}

function isWellKnown(path: string): boolean {
  return path.startsWith(wellKnownFolder) && !path.includes("/.", 1);
}

/** Other ways to write a page's address, each of which leads to the one it has. */
export function aliasesOf({ path }: Pick<BuiltPage, "path">): string[] {
  return path === "/" ? ["/index.html", "/index"] : [`${path}.html`, `${path}/`];
}
