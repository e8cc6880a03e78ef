import type * as z from "zod";
import { offer } from "./offer";
import {
  count,
  destination,
  drawing,
  icon,
  id,
  listOf,
  record,
  sampleFields,
  sitePath,
  stars,
  text,
} from "./parts";

const category = record({ id, label: text });

const game = record({
  id,
  cover: drawing,
  title: text,
  description: text.describe("Searched together with title and short description."),
  shortDesc: text.describe("The sentence on the card."),
  ...offer,
  monthly: offer.monthly.describe("The price in the catalogue; the plans have their own prices."),
  to: sitePath.exactOptional().describe("The page of the game. Either this or `destination`."),
  destination: destination.exactOptional().describe("Where to order a game that has no page here."),
  category: id.describe("The id of a category."),
  features: listOf(record({ icon, text })).describe(
    "What the card lists after the feature that every game has: see `pages/games.yaml`.",
  ),
  rating: stars,
  reviews: count.describe("How many reviews the rating comes from."),
  ...sampleFields("rating", "reviews"),
}).refine(({ to, destination }) => (to === undefined) !== (destination === undefined), {
  error: "expected either to or destination",
});

export const games = record({
  categories: listOf(category).describe("In the order of their buttons."),
  games: listOf(game),
});

export type Game = z.infer<typeof game>;
export type GameCategory = z.infer<typeof category>;
