import { expect, test } from "vitest";
import { checkContent } from "./check-content";
import { changed } from "./expect-fault";
import { fixtureContent } from "./fixture-content";
import { isMissing, isUnused, missingPages } from "./missing-pages";

test("a page with plans or games exists", () => {
  expect(missingPages(fixtureContent)).toEqual([]);
});

test.each([
  ["minecraft-plans", "/minecraft"],
  ["vps-plans", "/vps"],
  ["website-plans", "/website-hosting"],
  ["games/games", "/games"],
])("without %s there is no page %s", (list, path) => {
  expect(missingPages(changed(list, []))).toEqual([path]);
});

test("a place on a missing page is missing too", () => {
  expect(isMissing("/minecraft#iron", ["/minecraft"])).toBe(true);
  expect(isMissing("/minecraft-2", ["/minecraft"])).toBe(false);
  expect(isMissing(undefined, ["/minecraft"])).toBe(false);
});

test("texts of a missing page and of a section without entries are unused, others are not", () => {
  const content = { "vps-plans": [], locations: { regions: [] }, testimonials: [{}] };
  expect(isUnused(content, "pages/vps", ["meta", "title"])).toBe(true);
  expect(isUnused(content, "pages/home", ["locations", "lead"])).toBe(true);
  expect(isUnused(content, "pages/home", ["testimonials", "title"])).toBe(false);
  expect(isUnused(content, "pages/website-hosting", ["closing", "text"])).toBe(true);
  expect(isUnused(content, "pages/website-hosting", ["head", "lead"])).toBe(false);
});

test.each([
  ["a link to a missing page", "minecraft-plans", []],
  ["a question of a tab, without tabs", "question-topics/tabs", []],
  ["a game of a category, without categories", "games/categories", []],
  ["tabs and searches without questions", "questions/questions", []],
])("%s is no fault", (_, list, value) => {
  expect(checkContent(changed(list, value))).toEqual([]);
});

test("a link to a place on a missing page is no fault", () => {
  const content = changed("minecraft-plans", []);
  const links = {
    questions: { questions: [{ id: "a", relatedLinks: [{ text: "Iron", to: "/minecraft#iron" }] }] },
  };
  const { questions } = content as { questions: { questions: object[] } };
  Object.assign(questions.questions[0] ?? {}, { relatedLinks: links.questions.questions[0]?.relatedLinks });
  expect(checkContent(content)).toEqual([]);
});
