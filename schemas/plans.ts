import type * as z from "zod";
import { featureTile, stat } from "./figures";
import {
  count,
  destination,
  drawing,
  flag,
  icon,
  id,
  linkOf,
  listOf,
  number,
  oneOf,
  positive,
  record,
  sample,
  sampleFields,
  siteHref,
  sitePath,
  stars,
} from "./parts";
import { name, plainText, text } from "./texts";

/** Ids of other elements on the pages with plans: the id of a plan is the id of its card. */
const idsOfPages = new Set([
  "finder",
  "main",
  "mark",
  "menu",
  "plans",
  "plans-title",
  "questions",
  "ring",
  "root",
]);

const planId = id.refine((value) => !idsOfPages.has(value), {
  error: "expected an id that no part of the page has already",
});

const amount = number.min(0, { error: "expected 0 or more" });

const period = record({
  months: count.min(2, { error: "expected 2 or more: the price of one month is a field of its own" }),
  price: amount.describe("For the whole period."),
  destination: destination
    .exactOptional()
    .describe("Where this period is ordered, if `orderPeriod` in `brand.yaml` does not lead there."),
});

/** What a plan and a game cost, and where to order it. */
const offer = {
  monthly: amount.describe("The price of a month. Numbers only: no sign, no commas."),
  periods: listOf(period)
    .exactOptional()
    .describe(
      "Prices of longer periods. A switch above the plans chooses one; on `/games` they are under the price.",
    ),
  setupFee: amount.exactOptional().describe("Paid once, shown under the price."),
  soldOut: flag.exactOptional().describe("`true` shows `Sold out` instead of the order link."),
  billing: record({
    product: plainText.describe('The number of the product in your store, in quotes: `"12"`.'),
  })
    .exactOptional()
    .describe("What `npm run prices` compares the prices with: see prices.md."),
  popular: flag,
};

/** The fields of every plan. */
const plan = { id: planId, title: name, ...offer, destination };

/** Facts for the row under the headings of the plans. */
export const buyingFacts = listOf(linkOf(siteHref, { id, text }));

const minecraftPlan = record({
  ...plan,
  id: plan.id.describe("The tier; also the id of the card and the start of its colour tokens."),
  cpuSharePercent: positive.describe("Share of one processor core, shown as the subtitle of the card."),
  ramGb: positive,
  ssdGb: positive,
  backups: count.describe("Number of backups."),
  drawing,
  ...sampleFields("cpuSharePercent"),
});

export const minecraftPlans = listOf(minecraftPlan);

export type MinecraftPlan = z.infer<typeof minecraftPlan>;

const worldKind = record({
  id,
  title: text,
  hint: text.describe("What the kind is known by, under its title."),
  phrase: text.describe(
    "Follows the number of players: `with plugins` in `12 friends with plugins need about 6 GB.`",
  ),
  baseGb: amount.describe("Memory that the world needs without players."),
  mbPerPlayer: positive.describe("Memory for each player more."),
  startPlayers: count
    .exactOptional()
    .describe("The finder starts with the kind that has this field, and with this many players."),
  ...sample,
});

/** The rule of the plan finder on /minecraft. Without kinds there is no finder. */
export const planFinder = listOf(worldKind);

export type WorldKind = z.infer<typeof worldKind>;

const vpsPlan = record({
  ...plan,
  id: plan.id.describe("Two plans may have the same title: only the id is unique."),
  subtitle: text,
  ramGb: positive,
  vcpus: count,
  storageGb: positive.describe("1000 is shown as 1 TB."),
  transferTb: positive.describe("Traffic per month."),
  networkGbps: positive.exactOptional().describe("Only for plans with a network speed."),
  ...sampleFields("title", "subtitle"),
});

export const vpsPlans = listOf(vpsPlan);

export type VpsPlan = z.infer<typeof vpsPlan>;

const websitePlan = record({
  ...plan,
  subtitle: text,
  domains: count,
  cpuCores: count,
  bandwidthGb: positive.describe("Traffic per month; 1000 is shown as 1 TB."),
  backup: oneOf(["daily", "weekly"]).describe("How often the account is backed up."),
  ...sampleFields("title", "subtitle", "cpuCores", "bandwidthGb", "backup"),
});

export const websitePlans = listOf(websitePlan);

export type WebsitePlan = z.infer<typeof websitePlan>;

const category = record({ id, label: text });

const game = record({
  id,
  cover: drawing,
  title: name,
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

export const websiteFeatures = record({
  users: stat.describe("The one figure of the website hosting page."),
  features: listOf(featureTile),
});
