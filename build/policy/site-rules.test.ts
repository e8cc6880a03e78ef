import { expect, test } from "vitest";
import { aliasesOf, contentTypeOf, fileHeaders, isHidden, looksLikeFile } from "./site-rules";

test.each(["/assets/", "/assets/x", "/favicon.ico", "/a/b.txt", "/.env", "/x.JS"])(
  "%s asks for a file",
  (path) => {
    expect(looksLikeFile(path)).toBe(true);
  },
);

test.each(["/", "/games", "/assets", "/nope.html", "/v1.2/about", "/a.b/", "/x.", "/.git/config"])(
  "%s asks for a page",
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
])("%s is nobody's business", (path) => {
  expect(isHidden(path)).toBe(true);
});

test.each(["/.well-known/security.txt", "/legal.json", "/a/_headers", "/index.html"])(
  "%s is public",
  (path) => {
    expect(isHidden(path)).toBe(false);
  },
);

test("every page but the first has the same two other addresses", () => {
  expect(aliasesOf({ path: "/" })).toEqual(["/index.html", "/index"]);
  expect(aliasesOf({ path: "/a/b" })).toEqual(["/a/b.html", "/a/b/"]);
});

test("only hashed files are kept for a year", () => {
  expect(fileHeaders("/assets/x.js")["Cache-Control"]).toBe("public, max-age=31536000, immutable");
  expect(fileHeaders("/legal.json")["Cache-Control"]).toBe("no-cache");
});

test("a kind of file that the policy does not know is named", () => {
  expect(() => contentTypeOf("movie.mp4")).toThrow('movie.mp4: policy.ts has no content type for ".mp4".');
});
