import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildRecord, BuiltPage } from "../../build/build-record";
import {
  allowedMethods,
  assetFolder,
  canonicalRedirectStatus,
  commonHeaders,
  contentTypes,
  notFoundPage,
  notFoundText,
  redirects,
  replaceableFiles,
} from "../../build/policy/policy";
import { securityTxtPath } from "../../build/policy/security-txt";
import {
  aliasesOf,
  bareHeaders,
  contentTypeOf,
  fileHeaders,
  pageHeaders,
} from "../../build/policy/site-rules";
import { type Expectation, empty, servedExpectations } from "./expectation";

const unknownPages = [
  ...["/nope", "/nope/", "/nope.html", "/games/nope", "/careers/nobody", "/Games", "/assets"],
  ...[notFoundPage.path, `/${notFoundPage.file}`, "/backstages", "/x/backstage", "/BACKSTAGE/x"],
  ...["/_headers", "/_redirects", "/.git/config", "/legal.json/"],
];

/** All requests to a host that serves this build, with the expected responses. */
export function expectationsOf(site: string, record: BuildRecord): Expectation[] {
  const read = (file: string) => readFileSync(join(site, file));
  const notFound = record.pages.find(({ path }) => path === notFoundPage.path);
  const script = record.assets.find((file) => file.endsWith(".js"));
  if (!notFound || !script) throw new Error("The build has no 404 page, or no script.");

  const pages = record.pages.filter((page) => page !== notFound);
  const missingFiles = [
    ...["gone-12345678.js", "gone", ""].map((name) => assetFolder + name),
    ...["/favicon.ico", "/nope.txt", "/.env", "/.htaccess", "/index.html.br", `/${script}.gz`],
  ];
  return [
    ...pages.flatMap((page) => [
      ...servedExpectations(page.path, pageHeaders(page), site, page.file),
      ...aliasesOf(page).flatMap((alias) =>
        ["", "?q=x&y=%20"].map((query) => aliasExpectation(page, alias, query)),
      ),
    ]),
    ...filePaths(site, record).flatMap((path) => servedExpectations(path, fileHeaders(path), site, path)),
    ...rangeExpectations(`/${script}`, read(script)),
    ...unknownPages.flatMap((path) => notFoundExpectations(path, pageHeaders(notFound), read(notFound.file))),
    ...missingFiles.map(missingExpectation),
    ...redirects.flatMap(redirectExpectations),
    ...["POST", "PUT", "PATCH", "DELETE", "OPTIONS"].map(methodExpectation),
  ];
}

/** One hashed asset of each kind, and the other files that are not pages. */
function filePaths(site: string, { assets }: BuildRecord): string[] {
  const ofEachKind = new Map(assets.map((file) => [file.slice(file.lastIndexOf(".")), `/${file}`]));
  const others = ["/favicon.svg", securityTxtPath, ...replaceableFiles];
  return [...ofEachKind.values(), ...others.filter((path) => existsSync(join(site, path)))];
}

function aliasExpectation({ path }: BuiltPage, alias: string, query: string): Expectation {
  return {
    name: `${alias}${query} redirects to the canonical path of its page`,
    request: { path: alias + query },
    status: canonicalRedirectStatus,
    headers: { ...bareHeaders, Location: path + query },
  };
}

function rangeExpectations(path: string, body: Buffer): Expectation[] {
  const size = body.length;
  const headers = { ...fileHeaders(path), "Content-Type": contentTypeOf(path) };
  const rangeExpectation = (range: string, start: number, end: number) => ({
    name: `GET ${path} with Range: ${range}`,
    request: { path, headers: { Range: range } },
    status: 206,
    headers: { ...headers, "Content-Range": `bytes ${start}-${end}/${size}` },
    body: body.subarray(start, end + 1),
  });
  return [
    rangeExpectation("bytes=0-9", 0, 9),
    rangeExpectation("bytes=-5", size - 5, size - 1),
    rangeExpectation(`bytes=${size - 1}-`, size - 1, size - 1),
    rangeExpectation(`bytes=5-${size * 2}`, 5, size - 1),
    {
      name: `GET ${path} with a range after its end is 416`,
      request: { path, headers: { Range: `bytes=${size}-` } },
      status: 416,
      headers: { ...commonHeaders, "Content-Range": `bytes */${size}` },
    },
    {
      name: `GET ${path} with its date is 304`,
      request: { path },
      again: "If-Modified-Since",
      status: 304,
      headers: {},
      body: empty,
    },
  ];
}

function notFoundExpectations(path: string, policy: Expectation["headers"], body: Buffer): Expectation[] {
  const common = { status: 404, headers: { ...policy, "Content-Type": contentTypes.html } };
  return [
    { ...common, name: `GET ${path} is the 404 page`, request: { path }, body },
    { ...common, name: `HEAD ${path} is 404`, request: { method: "HEAD", path }, body: empty },
    {
      ...common,
      name: `GET ${path} is the 404 page in brotli`,
      request: { path, headers: { "Accept-Encoding": "br" } },
      encoding: "br",
      body,
    },
  ];
}

function missingExpectation(path: string): Expectation {
  return {
    name: `GET ${path} is 404 in plain text`,
    request: { path },
    status: 404,
    headers: { ...bareHeaders, "Content-Type": contentTypes.txt },
    body: Buffer.from(notFoundText),
  };
}

function redirectExpectations({ from, status, to }: (typeof redirects)[number]): Expectation[] {
  const paths = ["", "/", "/orders/7", "/x.js", "/.env", "/https://evil.example", "/@evil.example", "/x?y=1"];
  return paths.map((path) => ({
    name: `${from}${path} redirects to its destination`,
    request: { path: from + path },
    status,
    headers: { ...bareHeaders, Location: to },
  }));
}

function methodExpectation(method: string): Expectation {
  return {
    name: `${method} is 405 with an Allow header`,
    request: { method, path: "/" },
    status: 405,
    headers: { ...bareHeaders, Allow: allowedMethods.join(", ") },
  };
}
