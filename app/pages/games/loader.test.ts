import { expect, test } from "vitest";
import { site, siteWith } from "../../loaders/site-fixture";
import { madeUpGames, siteWithGames } from "./games-fixture";
import { head, loader } from "./loader";

const [game] = madeUpGames(1) as [ReturnType<typeof madeUpGames>[number]];
const { to: _, ...gameWithoutPage } = game;

test("a single game has a title and a share card of its own, if there are texts for them", () => {
  const texts = site.records["pages/games"];
  const titleForOne = "The big one.";
  const headlineForOne: [string, string] = ["One game.", "The big one."];
  const ofOne = {
    head: { ...texts.head, titleForOne },
    shareCard: { ...texts.shareCard, headlineForOne },
  };
  const shown = (count: number, changes = {}) => {
    const changed = siteWithGames(madeUpGames(count), changes);
    return [loader(changed).head.title, head(changed).shareCard?.headline];
  };
  expect(shown(1, ofOne)).toEqual([titleForOne, headlineForOne]);
  expect(shown(2, ofOne)).toEqual([texts.head.title, texts.shareCard.headline]);
  expect(shown(1)).toEqual([texts.head.title, texts.shareCard.headline]);
});

test.each([
  [game, { to: "/minecraft" }],
  [{ ...gameWithoutPage, destination: "https://shop.test/" }, { href: "https://shop.test/" }],
  // The page of the game is missing.
  [gameWithoutPage, undefined],
  [{ ...game, soldOut: true }, undefined],
])("a game can be ordered where it says, unless it is sold out: %#", (record, target) => {
  expect(loader(siteWithGames([record])).games[0]?.target).toEqual(target);
});

test("there is a text for each number of games that a search can find", () => {
  expect(loader(siteWithGames(madeUpGames(2))).catalogue.counts).toEqual([
    "0 Spiele werden angezeigt",
    "1 Spiel wird angezeigt",
    "2 Spiele werden angezeigt",
  ]);
});

test("without categories there are no buttons for them", () => {
  const games = { games: madeUpGames(2), categories: [] };
  expect(loader(siteWith({ games })).filter.categories).toEqual([]);
});
