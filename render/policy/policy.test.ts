import { expect, test } from "vitest";
import { site, siteWith } from "../../app/loaders/site-fixture";
import { contentTypeOf, contentTypeTable, unknownType } from "./content-types";
import { type PolicyFacts, policyFacts, policyOf, strictTransportSecurity } from "./policy";
import { securityTxt } from "./security-txt";
import { aliasesOf, isHidden, looksLikeFile } from "./site-rules";

const facts: PolicyFacts = {
  domain: "site.example",
  transportSecurity: { includeSubDomains: true, preload: false },
  outsideAddresses: [
    "https://status.example/feed.json",
    "https://status.example/other",
    "https://ping.example/",
  ],
  replaceableFiles: ["/legal.json", "/hi/legal.json"],
  redirects: [{ from: "/backstage", status: 302, to: "https://clients.site.example/" }],
};
const policy = policyOf({ policy: facts });
const hashes = { styleHash: "sha256-style", scriptHash: "sha256-script" };

test("Strict-Transport-Security has the options of brand.yaml, in every response", () => {
  const header = (includeSubDomains: boolean, preload: boolean) =>
    strictTransportSecurity({ includeSubDomains, preload });
  expect(header(false, false)).toBe("max-age=31536000");
  expect(header(true, true)).toBe("max-age=31536000; includeSubDomains; preload");
  const { bareHeaders, commonHeaders, fileHeaders, pageHeaders } = policy;
  for (const headers of [commonHeaders, bareHeaders, fileHeaders("/x.txt"), pageHeaders(hashes)])
    expect(headers).toMatchObject({ ...commonHeaders, "Strict-Transport-Security": header(true, false) });
});

test("a page may load its own style and script and ask each outside origin; nothing else may load anything", () => {
  const of = (headers: Readonly<Record<string, string>>) => headers["Content-Security-Policy"]?.split("; ");
  const page = of(policy.pageHeaders(hashes));
  expect(page).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self' 'sha256-script'",
      "style-src 'self' 'sha256-style'",
      "connect-src 'self' https://status.example https://ping.example",
    ]),
  );
  const nothing = ["default-src 'none'", "frame-ancestors 'none'"];
  expect([of(policy.bareHeaders), of(policy.fileHeaders("/assets/x.js"))]).toEqual([nothing, nothing]);
});

test("www leads to the domain, and the redirects are those of the build", () => {
  const { redirects, wwwRedirect } = policy;
  expect(wwwRedirect).toEqual({ host: "www.site.example", status: 301, to: "https://site.example" });
  expect(redirects).toEqual(facts.redirects);
});

test("texts are compressed, but for files that are replaced on the server", () => {
  const compressed = ["/index.html", "/assets/x.js", "/a/b.svg", "/other/legal.json"];
  const others = ["/legal.json", "/hi/legal.json", "/x.png", "/assets/x.woff2", "/LICENSE"];
  expect([...compressed, ...others].filter(policy.isCompressed)).toEqual(compressed);
});

test("a policy can be made again from the file of a build", () => {
  const read = policyOf(JSON.parse(JSON.stringify({ policy: policyFacts([site]) })));
  expect(read.pageHeaders(hashes)).toEqual(policyOf({ policy: policyFacts([site]) }).pageHeaders(hashes));
});

const { brand, locations } = site.records;
const hindi = { ...site.language, tag: "hi", base: "/hi" };

test("the facts of the records are those of all languages", () => {
  const { domain, transportSecurity, replaceableFiles, redirects } = policyFacts([
    site,
    siteWith({}, { language: hindi }),
  ]);
  expect({ domain, transportSecurity }).toEqual({
    domain: brand.domain,
    transportSecurity: brand.transportSecurity,
  });
  expect(replaceableFiles).toEqual(["/legal.json", "/hi/legal.json"]);
  const { clientArea } = brand.destinations;
  expect(redirects).toEqual(
    expect.arrayContaining([
      { from: "/backstage", status: 302, to: clientArea },
      { from: "/hi/backstage", status: 302, to: clientArea },
      { from: "/privacy", status: 302, to: "/legal#privacy-policy" },
      { from: "/hi/privacy", status: 302, to: "/hi/legal#privacy-policy" },
    ]),
  );
});

test("a language without legal texts leads to those of the first one, and has no file of them", () => {
  const language = { ...hindi, missing: ["/legal"] };
  const { replaceableFiles, redirects } = policyFacts([site, siteWith({}, { language })]);
  expect(replaceableFiles).toEqual(["/legal.json"]);
  expect(redirects).toContainEqual({ from: "/hi/privacy", status: 302, to: "/legal#privacy-policy" });
});

test("pages may ask what counts visits, the status page and what measures the distance to a city", () => {
  const pingUrls = locations.regions.flatMap(({ cities }) => cities.flatMap(({ pingUrl = [] }) => pingUrl));
  expect(policyFacts([site]).outsideAddresses).toEqual([
    brand.analytics?.host,
    brand.statusFeed?.url,
    ...pingUrls,
  ]);
  const { analytics: _, statusFeed: __, ...without } = brand;
  const silent = siteWith({ brand: without, locations: { ...locations, regions: [] } });
  expect(policyFacts([silent]).outsideAddresses).toEqual([]);
});

// tests/host-contract asks every host for such paths.
test("a path is that of a file if its last part has an extension, or if it is in the folder of assets", () => {
  const files = ["/assets/", "/assets/x", "/favicon.ico", "/a/b.txt", "/.env", "/x.JS"];
  const pages = ["/", "/games", "/assets", "/nope.html", "/v1.2/about", "/a.b/", "/x.", "/.git/config"];
  expect([...files, ...pages].filter(looksLikeFile)).toEqual(files);
});

test("files of hosts, compressed copies and files with a dot are hidden", () => {
  const hidden = ["/.htaccess", "/.git/config", "/a/.b", "/.well-known/.x", "/_headers", "/x.js.br", "/x.gz"];
  const open = ["/.well-known/security.txt", "/legal.json", "/a/_headers", "/index.html"];
  expect([...hidden, ...open].filter(isHidden)).toEqual(hidden);
});

test("every page has two other spellings of its path", () => {
  expect(aliasesOf({ path: "/" })).toEqual(["/index.html", "/index"]);
  expect(aliasesOf({ path: "/a/b" })).toEqual(["/a/b.html", "/a/b/"]);
});

test("only hashed files are cached for a year", () => {
  expect(policy.fileHeaders("/assets/x.js")["Cache-Control"]).toBe("public, max-age=31536000, immutable");
  expect(policy.fileHeaders("/legal.json")["Cache-Control"]).toBe("no-cache");
  expect(policy.pageHeaders(hashes)["Cache-Control"]).toBe("no-cache");
});

test.each([
  ["a/brochure.pdf", "application/pdf"],
  ["Brochure.PDF", "application/pdf"],
  ["app.js", "text/javascript; charset=utf-8"],
  ["data.unknown", unknownType],
  ["LICENSE", unknownType],
  ["archive.x/LICENSE", unknownType],
  [".env", unknownType],
])("%s is %s", (file, type) => {
  expect(contentTypeOf(file)).toBe(type);
});

test("the table has the extensions of the build and of these files, once each", () => {
  const table = contentTypeTable(["a.PDF", "b.pdf", "c.unknown", "LICENSE", 'x."y']);
  expect(table).toContainEqual(["pdf", "application/pdf"]);
  expect(table).toContainEqual(["unknown", unknownType]);
  expect(table).toContainEqual(["html", contentTypeOf("x.html")]);
  const extensions = table.map(([extension]) => extension);
  expect(new Set(extensions).size).toBe(extensions.length);
  expect(extensions.every((extension) => /^[a-z0-9]+$/.test(extension))).toBe(true);
});

const builtAt = new Date("2026-03-01T18:30:00Z");

test("security.txt has contact, canonical URL and expiry", () => {
  const lines = securityTxt(site, builtAt).split("\n");
  expect(lines).toContain(`Contact: ${brand.destinations.supportMail}`);
  expect(lines).toContain(`Canonical: https://${brand.domain}/.well-known/security.txt`);
  expect(lines.filter((line) => line.startsWith("Expires:"))).toEqual(["Expires: 2027-02-28T00:00:00.000Z"]);
  expect(lines.at(-1)).toBe("");
});

test("security.txt has the languages of the company, or that of the site", () => {
  const { languages: _, ...own } = brand;
  const preferred = (languages?: string[]) =>
    securityTxt(siteWith({ brand: { ...own, ...(languages && { languages }) } }), builtAt).split("\n")[3];
  expect(preferred(["de", "en"])).toBe("Preferred-Languages: de, en");
  expect(preferred()).toBe("Preferred-Languages: de");
});
