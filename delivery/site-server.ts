import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import {
  allowedMethods,
  canonicalRedirectStatus,
  commonHeaders,
  filePath,
  fileRules,
  redirects,
} from "./policy";

/** Serves a built folder as the policy says. Types, ETags, ranges and precompressed files are sirv's. */
export function createSiteServer(folder: string): Server {
  const notFoundPage = readFileSync(join(folder, "404.html"));
  const pages = pagesIn(folder);
  const serveFile = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ["html"],
    setHeaders: (response, path) => setAll(response, headersFor(path)),
  });

  return createServer((request, response) => {
    setAll(response, commonHeaders);
    if (!allowedMethods.some((method) => method === request.method)) {
      response.setHeader("Allow", allowedMethods.join(", "));
      return plain(response, 405, "Method Not Allowed");
    }

    const path = pathOf(request);
    if (path === undefined) return plain(response, 400, "Bad Request");

    const redirect = redirects.find(({ matches }) => matches.test(path));
    if (redirect) return redirectTo(response, redirect.status, redirect.location);

    const page = canonicalPath(path);
    if (page !== path && pages.has(page)) return redirectTo(response, canonicalRedirectStatus, page);
    // The file server would be lenient about what is left of these.
    if (page !== path || page === "/404") return notFound(request, response, path);

    serveFile(request, response, () => notFound(request, response, path));
  });

  function notFound(request: IncomingMessage, response: ServerResponse, path: string) {
    setAll(response, headersFor(path.startsWith("/assets/") ? "/" : path));
    if (filePath.test(path)) return plain(response, 404, "Not Found");
    response.statusCode = 404;
    response.setHeader("Content-Type", "text/html;charset=utf-8");
    response.setHeader("Content-Length", notFoundPage.length);
    response.end(request.method === "HEAD" ? undefined : notFoundPage);
  }
}

function headersFor(path: string): Readonly<Record<string, string>> {
  return fileRules.find(({ matches }) => matches.test(path))?.headers ?? {};
}

function setAll(response: ServerResponse, headers: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** The decoded path of a request, or undefined where it cannot be read as one. */
function pathOf({ url = "" }: IncomingMessage): string | undefined {
  const [path = ""] = url.split("?", 1);
  try {
    const decoded = decodeURIComponent(path);
    return decoded.startsWith("/") && !decoded.includes("\0") ? decoded : undefined;
  } catch {
    return undefined;
  }
}

/** `/games.html`, `/games/` -> `/games`; `/index.html` -> `/`. */
function canonicalPath(path: string): string {
  return (
    path
      .replace(/\/+$/, "")
      .replace(/\.html$/, "")
      .replace(/\/index$/, "") || "/"
  );
}

/** The addresses of all pages; the 404 page has none. */
function pagesIn(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const pages = files
    .filter((file) => file.endsWith(".html"))
    .map((file) => canonicalPath(`/${file.replaceAll("\\", "/")}`));
  return new Set(pages.filter((page) => page !== "/404"));
}

function redirectTo(response: ServerResponse, status: number, location: string) {
  response.setHeader("Location", location);
  setAll(response, headersFor("/"));
  plain(response, status, "");
}

function plain(response: ServerResponse, status: number, text: string) {
  response.statusCode = status;
  response.setHeader("Content-Type", "text/plain;charset=utf-8");
  response.end(text && `${text}\n`);
}
