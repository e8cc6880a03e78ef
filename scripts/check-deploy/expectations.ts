import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { BuildRecord, BuiltPage } from "../../build/build-record";
import { contentTypeOf, htmlType, textType } from "../../build/policy/content-types";
import {
  allowedMethods,
  assetFolder,
  canonicalRedirectStatus,
  commonHeaders,
  notFoundPage,
  notFoundText,
  redirects,
  replaceableFiles,
} from "../../build/policy/policy";
import { securityTxtPath } from "../../build/policy/security-txt";
import { aliasesOf, bareHeaders, fileHeaders, pageHeaders } from "../../build/policy/site-rules";
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
    ...servedFiles(site, record).flatMap((file) =>
      servedExpectations(encodeURI(`/${file}`), fileHeaders(`/${file}`), site, file),
    ),
    ...rangeExpectations(`/${script}`, read(script)),
    ...unknownPages.flatMap((path) => notFoundExpectations(path, pageHeaders(notFound), read(notFound.file))),
    ...missingFiles.map(missingExpectation),
    ...redirects.flatMap(redirectExpectations),
    ...["POST", "PUT", "PATCH", "DELETE", "OPTIONS"].map(methodExpectation),
  ];
}

/** One hashed asset and one other file of each kind, all with special names, and those with rules of their own. */
function servedFiles(site: string, { assets, files }: BuildRecord): string[] {
  const ofEachKind = (from: readonly string[]) => new Map(from.map((file) => [extname(file), file])).values();
  const special = files.filter((file) => extname(file) === ".html" || encodeURI(file) !== file);
  const ruled = [securityTxtPath, ...replaceableFiles].map((path) => path.slice(1));
  const all = new Set([...ofEachKind(assets), ...ofEachKind(files), ...special, ...ruled]);
  return [...all].filter((file) => existsSync(join(site, file)));
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
  const common = { status: 404, headers: { ...policy, "Content-Type": htmlType } };
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
    headers: { ...bareHeaders, "Content-Type": textType },
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
