import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { BuildRecord } from "../../render/build-record";
import { contentTypeOf, htmlType, textType } from "../../render/policy/content-types";
import { sentPath, withQuery } from "../../render/policy/moved-addresses";
import {
  allowedMethods,
  assetFolder,
  canonicalRedirectStatus,
  type Headers,
  movedStatus,
  notFoundPage,
  notFoundText,
  type Policy,
  policyOf,
} from "../../render/policy/policy";
import { securityTxtPath } from "../../render/policy/security-txt";
import { aliasesOf, pagesOf } from "../../render/policy/site-rules";
import type { Expectation } from "./compare";
import type { SiteRequest } from "./http-client";

/** Of every language, each with its 404 page. */
const unknownInLanguage = [
  ...["/nope", "/nope/", "/nope.html", "/games/nope", "/NOPE", "/x/backstage"],
  ...[notFoundPage.path, `/${notFoundPage.file}`, "/backstages", "/legal.json/"],
];
const unknownPages = [
  ...unknownInLanguage,
  ...["/careers/nobody", "/assets", "/_headers", "/_redirects", "/.git/config"],
];
const deeper = ["", "/", "/orders/7", "/x.js", "/.env", "/https://evil.example", "/@evil.example", "/x?y=1"];
/** Accepted encodings, and the one that is sent. */
const negotiations = [
  ["identity, gzip;q=0, br;q=0.0", ""],
  ["br", "br"],
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, br;q=0", "gzip"],
] as const;
const empty = Buffer.alloc(0);

/** All requests to a host that serves this build, with the expected responses. */
export function expectationsOf(site: string, record: BuildRecord): Expectation[] {
  const read = (file: string) => readFileSync(join(site, file));
  const policy = policyOf(record);
  const { bareHeaders, fileHeaders, pageHeaders, redirects } = policy;
  /** A response that is neither a page nor a file. */
  const bare = (name: string, request: SiteRequest, status: number, headers: Headers): Expectation => {
    return { name, request, status, headers: { ...bareHeaders, ...headers } };
  };
  const script = record.assets.find((file) => file.endsWith(".js"));
  if (!script) throw new Error("The build has no script.");

  const { linked: pages, notFound, ofLanguages } = pagesOf(record);
  const missingFiles = [
    ...["gone-12345678.js", "gone", ""].map((name) => assetFolder + name),
    ...["/favicon.ico", "/nope.txt", "/.env", "/.htaccess", "/index.html.br", `/${script}.gz`],
  ];
  return [
    ...pages.flatMap((page) => [
      ...servedExpectations(page.path, pageHeaders(page), page.file, read(page.file), policy),
      ...[...aliasesOf(page), ...spellingsOf(page.path)]
        .filter((path) => !record.moved.some(({ from }) => from === path))
        .flatMap((alias) => [
          { path: alias, Location: page.path },
          { path: `${alias}?q=x&y=%20`, Location: `${page.path}?q=x&y=%20` },
        ])
        .map(({ path, Location }) =>
          bare(`${path} redirects to the canonical path`, { path }, canonicalRedirectStatus, { Location }),
        ),
    ]),
    ...servedFiles(site, record).flatMap((file) =>
      servedExpectations(encodeURI(`/${file}`), fileHeaders(`/${file}`), file, read(file), policy),
    ),
    rangeExpectation(`/${script}`, read(script), policy),
    ...unknownPages.flatMap((path) => notFoundExpectations(path, pageHeaders(notFound), read(notFound.file))),
    ...ofLanguages.flatMap((page) =>
      unknownInLanguage.flatMap((path) =>
        notFoundExpectations(page.base + path, pageHeaders(page), read(page.file)),
      ),
    ),
    // Only pages have other spellings; elsewhere a capital letter is another path.
    ...ofLanguages.flatMap(({ base }) =>
      notFoundExpectations(`${base.toUpperCase()}/nope`, pageHeaders(notFound), read(notFound.file)),
    ),
    ...missingFiles.map((path) => ({
      ...bare(`GET ${path} is 404 in plain text`, { path }, 404, { "Content-Type": textType }),
      body: Buffer.from(notFoundText),
    })),
    ...redirects.flatMap(({ from, status, to }) =>
      [...deeper.map((below) => from + below), `${from.toUpperCase()}/orders/7`].map((path) =>
        bare(`${path} redirects to its destination`, { path }, status, { Location: to }),
      ),
    ),
    ...record.moved.flatMap(({ from, to }) =>
      ["", "?q=x&y=%20"].map((query) => {
        const path = sentPath(from) + query;
        const Location = withQuery(to, query);
        return bare(`${path} redirects to its new address`, { path }, movedStatus, { Location });
      }),
    ),
    ...["POST", "PUT", "PATCH", "DELETE", "OPTIONS"].map((method) =>
      bare(`${method} is 405 with an Allow header`, { method, path: "/" }, 405, {
        Allow: allowedMethods.join(", "),
      }),
    ),
  ];
}

/** The path of a page in another case, and with an encoded letter. */
function spellingsOf(path: string): string[] {
  if (path === "/") return ["/INDEX.HTML"];
  const [letter = ""] = path.slice(-1);
  const encoded = `%${letter.charCodeAt(0).toString(16)}`;
  return [
    path.toUpperCase(),
    `${path.toUpperCase()}.html`,
    `${path.toUpperCase()}/`,
    path.slice(0, -1) + encoded,
  ];
}

/** One hashed asset and one other file of each kind, all with special names, and those with rules of their own. */
function servedFiles(site: string, record: BuildRecord): string[] {
  const { assets, files } = record;
  const ofEachKind = (from: readonly string[]) => new Map(from.map((file) => [extname(file), file])).values();
  const special = files.filter((file) => extname(file) === ".html" || encodeURI(file) !== file);
  const ruled = [securityTxtPath, ...policyOf(record).replaceableFiles].map((path) => path.slice(1));
  const all = new Set([...ofEachKind(assets), ...ofEachKind(files), ...special, ...ruled]);
  return [...all].filter((file) => existsSync(join(site, file)));
}

/** A file or page that exists, requested in every way. */
function servedExpectations(
  path: string,
  expected: Headers,
  file: string,
  body: Buffer,
  { isCompressed }: Policy,
): Expectation[] {
  const headers = { ...expected, "Content-Type": contentTypeOf(file), ETag: "" };
  const found = { status: 200, headers, body };
  const accepting = (value: string) => ({ path, headers: { "Accept-Encoding": value } });
  return [
    { ...found, name: `GET ${path}`, request: { path } },
    { ...found, name: `GET ${path} with a query`, request: { path: `${path}?q=x&y=%20` } },
    { ...found, name: `HEAD ${path}`, request: { method: "HEAD", path }, body: empty },
    ...negotiations.map(([accepted, encoding]) => ({
      ...found,
      name: `GET ${path} with Accept-Encoding: ${accepted}`,
      request: accepting(accepted),
      encoding: isCompressed(`/${file}`) ? encoding : "",
    })),
    ...["identity", "br"].map((accepted) => ({
      name: `GET ${path} with its ETag is 304 (${accepted})`,
      request: accepting(accepted),
      again: true,
      status: 304,
      // Browsers use these headers of a 304; not every host sends more.
      headers: Object.fromEntries(["Cache-Control", "Vary"].map((name) => [name, expected[name] ?? ""])),
      body: empty,
    })),
  ];
}

function rangeExpectation(path: string, body: Buffer, { fileHeaders }: Policy): Expectation {
  return {
    name: `GET ${path} with a range`,
    request: { path, headers: { Range: "bytes=0-9" } },
    status: 206,
    headers: {
      ...fileHeaders(path),
      "Content-Type": contentTypeOf(path),
      "Content-Range": `bytes 0-9/${body.length}`,
    },
    body: body.subarray(0, 10),
  };
}

function notFoundExpectations(path: string, policy: Headers, body: Buffer): Expectation[] {
  const common = { status: 404, headers: { ...policy, "Content-Type": htmlType }, body };
  const brotli = { path, headers: { "Accept-Encoding": "br" } };
  return [
    { ...common, name: `GET ${path} is the 404 page`, request: { path } },
    { ...common, name: `HEAD ${path} is 404`, request: { method: "HEAD", path }, body: empty },
    { ...common, name: `GET ${path} is the 404 page in brotli`, request: brotli, encoding: "br" },
  ];
}

/** The same expectation for a host without brotli: gzip if it is accepted, otherwise no encoding. */
export function withoutBrotli(expectation: Expectation): Expectation {
  if (expectation.encoding !== "br") return expectation;
  const accepted = expectation.request.headers?.["Accept-Encoding"] ?? "";
  return { ...expectation, encoding: accepted.includes("gzip") ? "gzip" : "" };
}
