import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildRecord, BuiltPage } from "../../build/build-record";
import {
  allowedMethods,
  assetFolder,
  canonicalRedirectStatus,
  commonHeaders,
  compressibleExtensions,
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

/** Everything that has to hold of a host which carries this build. */
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
      ...servedExpectations(page.path, pageHeaders(page), contentTypes.html, {
        body: read(page.file),
        compressed: true,
      }),
      ...aliasesOf(page).flatMap((alias) =>
        ["", "?q=x&y=%20"].map((query) => aliasExpectation(page, alias, query)),
      ),
    ]),
    ...filePaths(site, record).flatMap((path) =>
      servedExpectations(path, fileHeaders(path), contentTypeOf(path), {
        body: read(path),
        compressed: isCompressed(path),
      }),
    ),
    ...partExpectations(`/${script}`, read(script)),
    ...unknownPages.flatMap((path) => notFoundExpectations(path, pageHeaders(notFound), read(notFound.file))),
    ...missingFiles.map(missingExpectation),
    ...redirects.flatMap(redirectExpectations),
    ...["POST", "PUT", "PATCH", "DELETE", "OPTIONS"].map(methodExpectation),
  ];
}

/** One hashed asset of each kind, and everything else that is no page. */
function filePaths(site: string, { assets }: BuildRecord): string[] {
  const ofEachKind = new Map(assets.map((file) => [file.slice(file.lastIndexOf(".")), `/${file}`]));
  const others = ["/favicon.svg", securityTxtPath, ...replaceableFiles];
  return [...ofEachKind.values(), ...others.filter((path) => existsSync(join(site, path)))];
}

function isCompressed(path: string): boolean {
  return (
    compressibleExtensions.some((extension) => path.endsWith(`.${extension}`)) &&
    !replaceableFiles.includes(path)
  );
}

function aliasExpectation({ path }: BuiltPage, alias: string, query: string): Expectation {
  return {
    name: `${alias}${query} leads to the one address of its page`,
    request: { path: alias + query },
    status: canonicalRedirectStatus,
    headers: { ...bareHeaders, Location: path + query },
  };
}

function partExpectations(path: string, body: Buffer): Expectation[] {
  const size = body.length;
  const headers = { ...fileHeaders(path), "Content-Type": contentTypeOf(path) };
  const part = (range: string, start: number, end: number) => ({
    name: `${path} in part, ${range}`,
    request: { path, headers: { Range: range } },
    status: 206,
    headers: { ...headers, "Content-Range": `bytes ${start}-${end}/${size}` },
    body: body.subarray(start, end + 1),
  });
  return [
    part("bytes=0-9", 0, 9),
    part("bytes=-5", size - 5, size - 1),
    part(`bytes=${size - 1}-`, size - 1, size - 1),
    part(`bytes=5-${size * 2}`, 5, size - 1),
    {
      name: `${path} has no part beyond its end`,
      request: { path, headers: { Range: `bytes=${size}-` } },
      status: 416,
      headers: { ...commonHeaders, "Content-Range": `bytes */${size}` },
    },
    {
      name: `${path} is not sent again to who has it of that date`,
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
    { ...common, name: `${path} is no page`, request: { path }, body },
    { ...common, name: `HEAD ${path} is no page either`, request: { method: "HEAD", path }, body: empty },
    {
      ...common,
      name: `${path} is no page in brotli`,
      request: { path, headers: { "Accept-Encoding": "br" } },
      encoding: "br",
      body,
    },
  ];
}

function missingExpectation(path: string): Expectation {
  return {
    name: `${path} is no file`,
    request: { path },
    status: 404,
    headers: { ...bareHeaders, "Content-Type": contentTypes.txt },
    body: Buffer.from(notFoundText),
  };
}

function redirectExpectations({ from, status, to }: (typeof redirects)[number]): Expectation[] {
  const rests = ["", "/", "/orders/7", "/x.js", "/.env", "/https://evil.example", "/@evil.example", "/x?y=1"];
  return rests.map((rest) => ({
    name: `${from}${rest} leads where it should and nowhere else`,
    request: { path: from + rest },
    status,
    headers: { ...bareHeaders, Location: to },
  }));
}

function methodExpectation(method: string): Expectation {
  return {
    name: `${method} is not allowed, and the answer says what is`,
    request: { method, path: "/" },
    status: 405,
    headers: { ...bareHeaders, Allow: allowedMethods.join(", ") },
  };
}
