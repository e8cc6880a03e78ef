import { closing, eyebrow, head, headWithScene, meta, page, productName, shareCard } from "./page-parts";
import { plural, record } from "./parts";
import { name, phrase, text, texts } from "./texts";

/** The texts of the pages that sell. */

export const games = record({
  meta,
  head: head.extend({
    eyebrow,
    titleForOne: text.exactOptional().describe("Instead of the title, while there is one game."),
  }),
  cards: record({
    feature: text.describe("The first feature on the card of every game."),
    link: text.describe("The button on the card of every game."),
    linkNote: phrase("game").describe("Follows it, for people who do not see the card."),
  }),
  filter: record({ search: text, all: text, categories: text }),
  catalogue: record({ label: text, count: plural("count") }),
  freePlace: record({ title: text, text, link: text })
    .exactOptional()
    .describe("A free place after the games; its link leads to Discord."),
  nothingFound: record({
    title: text,
    text,
    link: text.exactOptional().describe("The button that shows all games."),
  }).describe("While no game matches the search and the category."),
  shareCard: shareCard.extend({
    headlineForOne: shareCard.shape.headline
      .exactOptional()
      .describe("Instead of the headline, while there is one game."),
  }),
});

export const minecraft = page({
  head: head.extend({
    eyebrow,
    plansLink: text,
    supportLink: text,
    planList: text.describe("The name of the column of blocks, for people who do not see it."),
    ramNote: text.describe("Follows the memory of each block, for people who do not see it."),
  }),
  finder: record({
    title: text.describe("For people who do not see the finder."),
    worlds: text,
    allLink: text,
    badge: text.describe("On the card of the plan that was found."),
    nothingFits: text,
    vpsLink: text,
    askLink: text,
    table: text.describe("Over the table that takes the place of the finder in browsers without script."),
    tableVps: name.describe("In that table, where no plan is large enough."),
    players: text,
    playerCount: plural("count"),
    friends: plural("count").describe("Up to 20 players: `{who}` in the next text."),
    need: phrase("who", "world", "number").describe("`{world}` is the `phrase` of the kind of world."),
    soldOut: phrase("plan", "next"),
    largest: phrase("number"),
    spoken: phrase("plan", "price"),
    noneSpoken: text,
    smaller: text,
    larger: text,
  }).describe("The texts of the plan finder, whose rule is in `plan-finder.yaml`."),
  plans: head,
  figures: record({ cpu: name, ram: name, ssd: name, backups: text }),
  closing: closing.extend({ discordLink: text, vpsLink: text }),
  productName,
});

export const vps = page({
  head: headWithScene("vps", { plansLink: text, supportLink: text }),
  plans: head,
  titleNote: phrase("price").describe("Follows the title of a plan, for people who do not see it."),
  chooseNote: phrase("price").describe("Follows the order link, for people who do not see it."),
  figures: record({
    ram: name,
    cpu: name,
    cores: plural(),
    storage: text,
    transfer: text,
    network: phrase("number"),
  }),
  questionsTitle: text.describe("Beside the questions that have this page in `alsoOn`, if there are any."),
  featuresTitle: text.describe("Beside the rows of `vps-features.yaml`, if there are any."),
  closing: closing.extend({ websiteLink: text }),
  productName,
});

export const websiteHosting = page({
  head: headWithScene("website-hosting", { plansLink: text, supportLink: text }),
  plans: head,
  chooseNote: phrase("price").describe("Follows the order link, for people who do not see it."),
  figures: record({
    ...texts("bandwidth", "backup", "daily", "weekly"),
    domains: plural(),
    cpu: name,
    cores: plural(),
  }),
  questionsTitle: text.describe("Beside the questions that have this page in `alsoOn`, if there are any."),
  closing: closing.extend({ vpsLink: text }),
  productName,
});
