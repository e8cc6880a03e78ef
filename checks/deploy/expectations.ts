import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { BuildRecord, BuiltPage } from "../../render/build-record";
import { contentTypeOf, htmlType, textType } from "../../render/policy/content-types";
import { sentPath, withQuery } from "../../render/policy/moved-addresses";
import {
  allowedMethods,
  assetFolder,
  canonicalRedirectStatus,
  type Headers,
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
const queries = ["", "?q=x&y=%20"];

/** All requests to a host that serves this build, with the expected responses. */
export function expectationsOf(site: string, record: BuildRecord): Expectation[] {
  const read = (file: string) => readFileSync(join(site, file));
  const policy = policyOf(record);
  const { bareHeaders, fileHeaders, pageHeaders, redirects } = policy;
  /** A response that is neither a page nor a file. */
  const bare = (request: SiteRequest, status: number, headers: Headers) =>
    expectation(request, { status, headers: { ...bareHeaders, ...headers } });
  const redirect = (path: string, status: number, Location: string) => bare({ path }, status, { Location });
  const missing = (page: BuiltPage, paths: readonly string[]) =>
    paths.flatMap((path) => notFoundExpectations(path, pageHeaders(page), read(page.file)));
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
        .flatMap((path) =>
          queries.map((query) => redirect(path + query, canonicalRedirectStatus, page.path + query)),
        ),
    ]),
    ...servedFiles(site, record).flatMap((file) =>
      servedExpectations(encodeURI(`/${file}`), fileHeaders(`/${file}`), file, read(file), policy),
    ),
    rangeExpectation(`/${script}`, read(script), policy),
    ...missing(notFound, unknownPages),
    ...ofLanguages.flatMap((page) => [
      ...missing(
        page,
        unknownInLanguage.map((path) => page.base + path),
      ),
      // Only pages have other spellings; elsewhere a capital letter is another path.
      ...missing(notFound, [`${page.base.toUpperCase()}/nope`]),
    ]),
    ...missingFiles.map((path) => ({
      ...bare({ path }, 404, { "Content-Type": textType }),
      body: Buffer.from(notFoundText),
    })),
    ...redirects.flatMap(({ from, status, to }) =>
      [...deeper.map((below) => from + below), `${from.toUpperCase()}/orders/7`].map((path) =>
        redirect(path, status, to),
      ),
    ),
    ...record.moved.flatMap(({ from, status, to }) =>
      queries.map((query) => redirect(sentPath(from) + query, status, withQuery(to, query))),
    ),
    ...["POST", "PUT", "PATCH", "DELETE", "OPTIONS"].map((method) =>
      bare({ method, path: "/" }, 405, { Allow: allowedMethods.join(", ") }),
    ),
  ];
}

/** Named after its request: "GET /vps with Accept-Encoding: br". */
function expectation(request: SiteRequest, response: Omit<Expectation, "name" | "request">): Expectation {
  const { method = "GET", path, headers = {} } = request;
  const sent = Object.entries(headers).map(([name, value]) => ` with ${name}: ${value}`);
  const again = response.again ? ", and again with its ETag" : "";
  return { name: `${method} ${path}${sent.join("")}${again}`, request, ...response };
}

function accepting(path: string, encodings: string): SiteRequest {
  return { path, headers: { "Accept-Encoding": encodings } };
}

/** The path of a page in another case, and with an encoded letter. */
function spellingsOf(path: string): string[] {
  if (path === "/") return ["/INDEX.HTML"];
  const encoded = path.replace(/.$/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return [...["", ".html", "/"].map((end) => path.toUpperCase() + end), encoded];
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
  const found = {
    status: 200,
    headers: { ...expected, "Content-Type": contentTypeOf(file), ETag: "" },
    body,
  };
  // Browsers use these headers of a 304; not every host sends more.
  const kept = Object.fromEntries(["Cache-Control", "Vary"].map((name) => [name, expected[name] ?? ""]));
  return [
    ...queries.map((query) => expectation({ path: path + query }, found)),
    expectation({ method: "HEAD", path }, { ...found, body: empty }),
    ...negotiations.map(([accepted, encoding]) =>
      expectation(accepting(path, accepted), {
        ...found,
        encoding: isCompressed(`/${file}`) ? encoding : "",
      }),
    ),
    ...["identity", "br"].map((accepted) =>
      expectation(accepting(path, accepted), { again: true, status: 304, headers: kept, body: empty }),
    ),
  ];
}

function rangeExpectation(path: string, body: Buffer, { fileHeaders }: Policy): Expectation {
  const range = { "Content-Type": contentTypeOf(path), "Content-Range": `bytes 0-9/${body.length}` };
  const headers = { ...fileHeaders(path), ...range };
  const request = { path, headers: { Range: "bytes=0-9" } };
  return expectation(request, { status: 206, headers, body: body.subarray(0, 10) });
}

function notFoundExpectations(path: string, policy: Headers, body: Buffer): Expectation[] {
  const response = { status: 404, headers: { ...policy, "Content-Type": htmlType }, body };
  return [
    expectation({ path }, response),
    expectation({ method: "HEAD", path }, { ...response, body: empty }),
    expectation(accepting(path, "br"), { ...response, encoding: "br" }),
  ];
}

/** The same expectation for a host without brotli: gzip if it is accepted, otherwise no encoding. */
export function withoutBrotli(expectation: Expectation): Expectation {
  if (expectation.encoding !== "br") return expectation;
  const accepted = expectation.request.headers?.["Accept-Encoding"] ?? "";
  return { ...expectation, encoding: accepted.includes("gzip") ? "gzip" : "" };
}
