import { expect, test } from "vitest";
import { parseTarget } from "./request-path";

test.each([
  ["/games", "/games", ""],
  ["/%67ames?q=%20", "/games", "?q=%20"],
  ["/?", "/", "?"],
  ["/a?b?c", "/a", "?b?c"],
  ["//evil.example/", "//evil.example/", ""],
  ["http://site.test/games?x", "/games", "?x"],
  ["http://site.test", "/", ""],
])("%s asks for %s", (url, path, query) => {
  expect(parseTarget(url)).toEqual({ path, query });
});

test.each(["*", "games", "?q", "/%", "/%E0%A4%A", "/a%00b", "/a%0d%0ab", "/a\u0000b", "/%7f", "ftp://x/"])(
  "%j cannot be read as a path",
  (url) => {
    expect(parseTarget(url)).toBeUndefined();
  },
);
