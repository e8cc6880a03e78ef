import { expect, test } from "vitest";
import { destinations, origin, transportSecurity } from "../../app/content/brand";
import { contentTypeOf, contentTypeTable, unknownType } from "./content-types";
import { commonHeaders, strictTransportSecurity } from "./policy";
import { securityTxt } from "./security-txt";
import { aliasesOf, fileHeaders, isHidden, looksLikeFile } from "./site-rules";

test("Strict-Transport-Security has the options of brand.ts", () => {
  const header = (includeSubDomains: boolean, preload: boolean) =>
    strictTransportSecurity({ includeSubDomains, preload });
  expect(header(false, false)).toBe("max-age=31536000");
  expect(header(true, true)).toBe("max-age=31536000; includeSubDomains; preload");
  expect(commonHeaders["Strict-Transport-Security"]).toBe(strictTransportSecurity(transportSecurity));
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
  expect(fileHeaders("/assets/x.js")["Cache-Control"]).toBe("public, max-age=31536000, immutable");
  expect(fileHeaders("/legal.json")["Cache-Control"]).toBe("no-cache");
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
  const lines = securityTxt(builtAt).split("\n");
  expect(lines).toContain(`Contact: ${destinations.supportMail}`);
  expect(lines).toContain(`Canonical: ${origin}/.well-known/security.txt`);
  expect(lines.filter((line) => line.startsWith("Expires:"))).toEqual(["Expires: 2027-02-28T00:00:00.000Z"]);
  expect(lines.at(-1)).toBe("");
});

test("security.txt has the languages of the company", () => {
  expect(securityTxt(builtAt, ["de", "en"])).toContain("\nPreferred-Languages: de, en\n");
});
