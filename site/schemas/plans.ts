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

/** Ids of other elements on the pages with plans: the id of a plan is the id of its card. See tests/site/plans.test.ts. */
const idsOfPages =
  /^(features|finder|first-screen-end|main|mark|menu|plans|plans-title|questions|ring|root|(drawing|icon)-.*)$/;

const planId = id.refine(
  (value) => !idsOfPages.test(value),
  "expected an id that no part of the page has already",
);

const amount = number.min(0);

const period = record({
  months: count
    .min(2, "expected 2 or more: the price of one month is a field of its own")
    .describe("How many months: `3`, `12`."),
  price: amount.describe("The price of the whole period, not of a month."),
  destination: destination
    .exactOptional()
    .describe("Where it is ordered. Not needed with Order period in Brand."),
});

/** What a plan and a game cost, and where to order it. */
const offer = {
  monthly: amount.describe("The price of one month, in the currency that Brand names."),
  periods: listOf(period)
    .exactOptional()
    .describe(
      "Prices for several months. Visitors choose a period above the plans; on Games they are listed.",
    ),
  setupFee: amount.exactOptional().describe("A fee that is paid once, shown under the price."),
  soldOut: flag.exactOptional().describe("Shows `Sold out` instead of the order button."),
  billing: record({
    product: plainText.describe("The number of the product in your billing system: `12`."),
  })
    .exactOptional()
    .describe("To compare the prices here with those in your billing system."),
  popular: flag.describe("Puts the badge `Popular` on the card."),
};

/** The fields of every plan. */
const plan = {
  id: planId,
  title: name.describe("The name of the plan."),
  ...offer,
  destination: destination.describe("Where it is ordered: a name from Brand, or an address with `https://`."),
};

/** Facts for the row under the plans. */
export const buyingFacts = listOf(
  linkOf(siteHref, { id, text: text.describe("A few words: `Same-day money back`.") }),
);

const minecraftPlan = record({
  ...plan,
  id: plan.id.describe("A short name: `iron` for `/minecraft#iron` and the colour of the card."),
  cpuSharePercent: positive.describe("`150` is one and a half processor cores. Under the title of the card."),
  ramGb: positive.describe("Memory in GB."),
  ssdGb: positive.describe("Storage in GB."),
  backups: count.describe("How many backups are kept."),
  drawing: drawing.describe("The picture on the card."),
  ...sampleFields("cpuSharePercent"),
});

export const minecraftPlans = listOf(minecraftPlan);

export type MinecraftPlan = z.infer<typeof minecraftPlan>;

const worldKind = record({
  id,
  title: text,
  hint: text.describe("A few words under the title: `Paper, Spigot`."),
  phrase: text.describe("In the answer: `with plugins` in `12 friends with plugins need about 6 GB.`"),
  baseGb: amount.describe("Memory in GB that such a world needs before anyone plays."),
  mbPerPlayer: positive.describe("Memory in MB that each player adds."),
  startPlayers: count
    .exactOptional()
    .describe("For one kind only: the plan finder starts with it, and with this many players."),
  ...sample,
});

/** The rule of the plan finder on /minecraft. Without kinds there is no finder. */
export const planFinder = listOf(worldKind);

export type WorldKind = z.infer<typeof worldKind>;

const vpsPlan = record({
  ...plan,
  id: plan.id.describe("A short name that no other plan has: `furnace` for the address `/vps#furnace`."),
  subtitle: text.describe("A line under the title: `For worlds that eat memory`."),
  ramGb: positive.describe("Memory in GB."),
  vcpus: count.describe("Number of processor cores."),
  storageGb: positive.describe("Storage in GB. `1000` is shown as 1 TB."),
  transferTb: positive.describe("Traffic a month in TB."),
  networkGbps: positive.exactOptional().describe("Speed of the network in Gbps. If empty, none is shown."),
  ...sampleFields("title", "subtitle"),
});

export const vpsPlans = listOf(vpsPlan);

export type VpsPlan = z.infer<typeof vpsPlan>;

const websitePlan = record({
  ...plan,
  subtitle: text.describe("A line under the title: `One name, one site, done`."),
  domains: count.describe("How many domains the plan is for."),
  cpuCores: count.describe("Number of processor cores."),
  bandwidthGb: positive.describe("Traffic a month in GB. `1000` is shown as 1 TB."),
  backup: oneOf(["daily", "weekly"]).describe("How often the website is backed up."),
  ...sampleFields("title", "subtitle", "cpuCores", "bandwidthGb", "backup"),
});

export const websitePlans = listOf(websitePlan);

export type WebsitePlan = z.infer<typeof websitePlan>;

const category = record({ id, label: text.describe("The words on its button: `Survival`.") });

const game = record({
  id,
  cover: drawing.describe("The picture on the card."),
  title: name,
  shortDesc: text.describe("One sentence on the card."),
  description: text.describe("Not shown on the card, but the search of the page finds its words."),
  ...offer,
  monthly: offer.monthly.describe("The price of a month on the card. The plans have prices of their own."),
  to: sitePath.exactOptional().describe("Its page: `/minecraft`. If it has none, fill in Destination."),
  destination: destination
    .exactOptional()
    .describe("Where to order a game without a page here: a name from Brand, or an address with `https://`."),
  category: id.describe("One of the categories above: `survival`."),
  features: listOf(record({ icon, text })).describe("Short points on the card, after that of all games."),
  rating: stars.describe("Stars out of 5, such as `4.6`."),
  reviews: count.describe("How many reviews the rating comes from."),
  ...sampleFields("rating", "reviews"),
}).refine(
  ({ to, destination }) => (to === undefined) !== (destination === undefined),
  "expected either to or destination",
);

export const games = record({
  categories: listOf(category).describe("The buttons above the games, in this order."),
  games: listOf(game),
});

export type Game = z.infer<typeof game>;
export type GameCategory = z.infer<typeof category>;

export const websiteFeatures = record({
  users: stat.describe("The large figure of the page."),
  features: listOf(featureTile).describe("What comes with every plan."),
});
