import { expect, test } from "vitest";
import { addressOf, hasPage, languageWith, pageAt, translationsOf } from "./addresses";
import type { SiteLanguage } from "./schemas/locale";

const english: SiteLanguage = { tag: "en", base: "", name: "English", direction: "ltr", missing: [] };
const hindi: SiteLanguage = {
  ...{ tag: "hi", base: "/hi", name: "हिन्दी", direction: "ltr" },
  missing: ["/vps", "/careers/:slug", "/guides/moving"],
};
const languages = [english, hindi];

test.each([
  ["/", "/", "/hi"],
  ["/games", "/games", "/hi/games"],
  ["/#questions", "/#questions", "/hi#questions"],
])("the page %s has an address in each language", (path, first, second) => {
  expect(languages.map((language) => addressOf(path, language))).toEqual([first, second]);
  const pathnames = [first, second].map((address) => address.replace(/#.*/, ""));
  expect(pathnames.map((address, index) => pageAt(address, languages[index] ?? english))).toEqual(
    Array(2).fill(path.replace(/#.*/, "")),
  );
});

test("a language has a page, a place on it and a position if all of its texts are there", () => {
  const paths = ["/vps", "/vps#plans", "/vps?a=b", "/careers/writer", "/guides/moving"];
  const others = ["/", "/vps-2", "/careers", "/guides"];
  expect([...paths, ...others].filter((path) => hasPage(path, hindi))).toEqual(others);
  expect(paths.every((path) => hasPage(path, english))).toBe(true);
});

test("links to a page that a language lacks lead to the first one", () => {
  const tagOf = (path: string) => languageWith(path, { language: hindi, languages }).tag;
  expect([tagOf("/games"), tagOf("/vps#plans")]).toEqual(["hi", "en"]);
});

test("the translations of a page are its addresses in the languages that have it", () => {
  const addresses = (path: string) => translationsOf(path, languages).map(({ address }) => address);
  expect([addresses("/games"), addresses("/vps")]).toEqual([["/games", "/hi/games"], ["/vps"]]);
});
