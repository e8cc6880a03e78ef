import { expect, test } from "vitest";
import { parseSiteAddress } from "./site-address";

test.each(["https://site.test", "https://site.test/", "http://127.0.0.1:3000"])(
  "%s can be checked",
  (text) => {
    expect(parseSiteAddress(text)).toEqual(new URL(text));
  },
);

test.each([
  [undefined, "Which site?"],
  ["", "Which site?"],
  ["site.test", "is not a URL"],
  ["http://", "is not a URL"],
  ["https://a b", "is not a URL"],
  ["ftp://site.test", "https://"],
  ["https://site.test/games", "https://site.test instead"],
  ["https://site.test/?x", "https://site.test instead"],
])("%j is refused with one sentence", (text, part) => {
  const sentence = parseSiteAddress(text);
  expect(sentence).toContain(part);
  expect(sentence).not.toContain("\n");
});
