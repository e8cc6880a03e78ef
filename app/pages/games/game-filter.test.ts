import { expect, test, vi } from "vitest";
import type { Game, GameCategory } from "../../content/games";
import { filterGames, filterParams, noFilter, parseFilter } from "./game-filter";

vi.mock("../../content/games", () => import("./games-fixture"));

function game(id: string, category: GameCategory["id"], words: Partial<Game> = {}): Game {
  return {
    id,
    cover: "stairs",
    title: id,
    description: "",
    shortDesc: "",
    monthly: 98,
    to: "/minecraft",
    category,
    features: [],
    rating: 5,
    reviews: 1,
    popular: false,
    ...words,
  };
}

const shelf = [
  game("Minecraft", "sandbox", {
    shortDesc: "Survival with friends",
    description: "Pick a plan by the block",
  }),
  game("Rust", "survival", { shortDesc: "Doors and regrets" }),
  game("CS2", "fps", { description: "Friends shout at friends" }),
];

function found(text: string, category: GameCategory["id"] | "all" = "all") {
  return filterGames({ text, category }, shelf).map(({ id }) => id);
}

test("blank text and all categories match every game", () => {
  expect(filterGames(noFilter, shelf)).toEqual(shelf);
  expect(found("   ")).toHaveLength(3);
});

test("title, short description and description of a category are searched, ignoring case", () => {
  expect(found("mINE")).toEqual(["Minecraft"]);
  expect(found("regrets")).toEqual(["Rust"]);
  expect(found("FRIENDS")).toEqual(["Minecraft", "CS2"]);
  expect(found(" rust ")).toEqual(["Rust"]);
  expect(found("friends", "fps")).toEqual(["CS2"]);
  expect(found("", "survival")).toEqual(["Rust"]);
});

test.each([".*", "(", "\\", "<script>", "\u0000", "\ud800", "a".repeat(10_000)])(
  "search text is literal (%j)",
  (text) => {
    expect(found(text)).toEqual([]);
    expect(parseFilter(filterParams({ text, category: "all" }, new URLSearchParams())).category).toBe("all");
  },
);

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
  expect(parseFilter(new URLSearchParams(query))).toEqual(filter);
});

test.each(["racing", "", "ALL", "__proto__"])("the unknown category %j is treated as all", (category) => {
  expect(parseFilter(new URLSearchParams({ category })).category).toBe("all");
});
