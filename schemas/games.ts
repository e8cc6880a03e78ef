import type * as z from "zod";
import {
  count,
  drawing,
  filledListOf,
  flag,
  icon,
  id,
  listOf,
  positive,
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
  monthlyInr: positive.describe("The price in the catalogue; the plans have their own prices."),
  to: sitePath,
  category: id.describe("The id of a category."),
  features: listOf(record({ icon, text })).describe(
    "What the card lists after `Instant Setup`, which every game has.",
  ),
  rating: stars,
  reviews: count.describe("How many reviews the rating comes from."),
  popular: flag,
  ...sampleFields("rating", "reviews"),
});

export const games = record({
  categories: filledListOf(category).describe("In the order of their buttons."),
  games: filledListOf(game),
});

export type Games = z.infer<typeof games>;
export type Game = z.infer<typeof game>;
export type GameCategory = z.infer<typeof category>;
