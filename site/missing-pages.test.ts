import { expect, test } from "vitest";
import { changed, faultsIn, validContent } from "./fault-fixture";
import { isMissing, missingPages } from "./missing-pages";

test("a page with plans or games exists", () => {
  expect(missingPages(validContent)).toEqual([]);
});

test.each([
  ["minecraft-plans", "/minecraft"],
  ["vps-plans", "/vps"],
  ["website-plans", "/website-hosting"],
  ["games/games", "/games"],
  ["questions/questions", "/#questions"],
])("without %s there is no %s", (list, path) => {
  expect(missingPages(changed(list, []))).toEqual([path]);
});

test("a place on a missing page is missing too", () => {
  expect(isMissing("/minecraft#iron", ["/minecraft"])).toBe(true);
  expect(isMissing("/minecraft-2", ["/minecraft"])).toBe(false);
});

test.each([
  ["a link to a missing page", "minecraft-plans", []],
  ["a question of a tab, without tabs", "question-topics/tabs", []],
  ["a game of a category, without categories", "games/categories", []],
  ["tabs and searches without questions", "questions/questions", []],
])("%s is no fault", (_, list, value) => {
  expect(faultsIn(changed(list, value))).toEqual([]);
});

test("a link to a place on a missing page is no fault", () => {
  const content = changed("questions/questions/6/relatedLinks/0/to", "/minecraft#punt");
  expect(faultsIn({ ...content, "minecraft-plans": [] })).toEqual([]);
});
