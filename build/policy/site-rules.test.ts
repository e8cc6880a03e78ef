import { expect, test } from "vitest";
import { aliasesOf, fileHeaders, isHidden, looksLikeFile } from "./site-rules";

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
