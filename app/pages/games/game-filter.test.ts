import { expect, test } from "vitest";
import { filterGames, filterParams, noFilter, parseFilter } from "./game-filter";
import { gameCategories, madeUpGames } from "./games-fixture";

// Of the categories survival, fps and sandbox; the second has an odd number. How texts match: matches-search.test.ts.
const games = madeUpGames(3);

test.each([
  [noFilter, ["game-0", "game-1", "game-2"]],
  [{ text: "gAME 1", category: "all" }, ["game-1"]],
  [{ text: "short words 2", category: "all" }, ["game-2"]],
  [{ text: "even", category: "all" }, ["game-0", "game-2"]],
  [{ text: "even", category: "sandbox" }, ["game-2"]],
  [{ text: " ", category: "fps" }, ["game-1"]],
  [{ text: "odd", category: "survival" }, []],
])("title, short description and description are searched in a category: %j finds %j", (filter, ids) => {
  expect(filterGames(filter, games).map(({ id }) => id)).toEqual(ids);
});

test.each([
  [noFilter, "", ""],
  [{ text: "  ", category: "all" }, "", ""],
  [{ text: "a&b c", category: "fps" }, "", "q=a%26b+c&category=fps"],
  [{ text: "new", category: "all" }, "from=newsletter&q=old&category=fps", "from=newsletter&q=new"],
])("the filter %j changes the parameters %j to %j", (filter, before, after) => {
  expect(filterParams(filter, new URLSearchParams(before)).toString()).toBe(after);
});

test("a filter is unchanged after writing it to a URL and parsing it", () => {
  const filter = { text: "çay & ₹98 + 1%", category: "sandbox" } as const;
  const query = filterParams(filter, new URLSearchParams()).toString();
  expect(parseFilter(new URLSearchParams(query), gameCategories)).toEqual(filter);
});

test.each(["racing", "", "ALL", "__proto__"])("the unknown category %j is treated as all", (category) => {
  expect(parseFilter(new URLSearchParams({ category }), gameCategories).category).toBe("all");
});
