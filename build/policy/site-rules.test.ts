import { expect, test } from "vitest";
import { aliasesOf, fileHeaders, isHidden, looksLikeFile } from "./site-rules";

test.each(["/assets/", "/assets/x", "/favicon.ico", "/a/b.txt", "/.env", "/x.JS"])(
  "%s is the path of a file",
  (path) => {
    expect(looksLikeFile(path)).toBe(true);
  },
);

test.each(["/", "/games", "/assets", "/nope.html", "/v1.2/about", "/a.b/", "/x.", "/.git/config"])(
  "%s is the path of a page",
  (path) => {
    expect(looksLikeFile(path)).toBe(false);
  },
);

test.each([
  "/.htaccess",
  "/.git/config",
  "/a/.b",
  "/.well-known/.x",
  "/_headers",
  "/_redirects",
  "/x.js.br",
  "/x.gz",
])("%s is hidden", (path) => {
  expect(isHidden(path)).toBe(true);
});

test.each(["/.well-known/security.txt", "/legal.json", "/a/_headers", "/index.html"])(
  "%s is public",
  (path) => {
    expect(isHidden(path)).toBe(false);
  },
);

test("every page has two other spellings of its path", () => {
  expect(aliasesOf({ path: "/" })).toEqual(["/index.html", "/index"]);
  expect(aliasesOf({ path: "/a/b" })).toEqual(["/a/b.html", "/a/b/"]);
});

test("only hashed files are cached for a year", () => {
  expect(fileHeaders("/assets/x.js")["Cache-Control"]).toBe("public, max-age=31536000, immutable");
  expect(fileHeaders("/legal.json")["Cache-Control"]).toBe("no-cache");
});
