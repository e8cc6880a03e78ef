import {
  closing,
  eyebrow,
  head,
  headWithScene,
  hints,
  meta,
  page,
  plansLink,
  productName,
  shareCard,
  supportLink,
  vpsLink,
  websiteLink,
} from "./page-parts";
import { plural, record } from "./parts";
import { name, phrase, spoken, text, texts } from "./texts";

/** The texts of the pages that sell. */

const figureNames = "The names of the figures on every plan.";
const plansHead = head.describe("The title above the plans.");
const chooseNote = spoken("After the order button, with the `{price}`.", phrase("price"));
const featuresTitle = text
  .exactOptional()
  .describe("The title over the features; without it they have only their own.");
const questionsTitle = text.describe("The title of the questions that Questions shows on this page.");

export const games = record({
  meta,
  head: head
    .extend({
      eyebrow,
      titleForOne: text.exactOptional().describe("Instead of the title, if you have one game only."),
    })
    .describe(hints.head),
  cards: record({
    feature: text.describe("The first point on every card: `Instant Setup`."),
    link: text.describe("The words on the button of every card: `Deploy Server`."),
    linkNote: spoken("After the button; `{game}` is the name of the game.", phrase("game")),
  }).describe("What the cards of all games share."),
  filter: record({
    search: text.describe("The words in the search field: `Search games`."),
    all: text.describe("The button that shows games of all categories: `All`."),
    categories: spoken("The name of the row of buttons."),
  }).describe("The search and the buttons above the games."),
  catalogue: record({
    label: spoken("The name of the list of games."),
    count: plural("count").describe("Above the games: `Showing 3 games`."),
  }),
  freePlace: record({ title: text, text, link: text.describe("The words on the link to your Discord.") })
    .exactOptional()
    .describe("A card after the games on which visitors can ask for another game."),
  nothingFound: record({
    title: text,
    text,
    link: text.exactOptional().describe("The words on the button that shows all games again."),
  }).describe("What visitors see if no game matches their search."),
  shareCard: shareCard
    .extend({
      headlineForOne: shareCard.shape.headline
        .exactOptional()
        .describe("Instead of the headline, if you have one game only."),
    })
    .describe(hints.shareCard),
});

export const minecraft = page({
  head: head
    .extend({
      eyebrow,
      plansLink,
      supportLink,
      planList: spoken("The name of the column of blocks."),
      ramNote: spoken("After the memory of each block: `of RAM`."),
    })
    .describe(hints.head),
  finder: record({
    title: spoken("The name of the finder."),
    worlds: text.describe("Above the kinds of world: `Kind of world`."),
    allLink: text.describe("The words on the link to all plans."),
    badge: text.describe("A badge on the card of the plan that was found: `Your block`."),
    nothingFits: text.describe("The title of the answer if no plan is large enough."),
    vpsLink: text.describe("The words on the button to VPS in that answer."),
    askLink: text.describe("The words on the button to your Discord in that answer."),
    table: text.describe("Above a table that visitors without JavaScript see instead of the finder."),
    tableVps: name.describe("In that table, where no plan is large enough: `VPS`."),
    players: text.describe("Above the slider: `Players at once`."),
    playerCount: plural("count").describe("How many players, above 20: `24 players`."),
    friends: plural("count").describe("How many players, up to 20: `12 friends`."),
    need: phrase("who", "world", "number").describe(
      "The answer. `{who}` are the players, `{world}` the words of the kind of world, `{number}` the GB.",
    ),
    soldOut: phrase("plan", "next").describe(
      "If the `{plan}` that fits is sold out: `{next}` is the next one.",
    ),
    largest: phrase("number").describe("If no plan fits: `{number}` is the memory of the largest one in GB."),
    spoken: spoken("`{plan}` and its `{price}`.", phrase("plan", "price")),
    noneSpoken: spoken("If no plan is large enough."),
    smaller: text.describe("Before the next smaller plan: `Smaller:`"),
    larger: text.describe("Before the next larger plan: `Larger:`"),
  }).describe("The words of the plan finder. How it calculates is in Plan finder."),
  plans: plansHead,
  figures: record({ cpu: name, ram: name, ssd: name, backups: text }).describe(figureNames),
  featuresTitle,
  closing: closing({ discordLink: text.describe("The words on the button to your Discord."), vpsLink }),
  productName,
});

export const vps = page({
  head: headWithScene("vps", { plansLink, supportLink }),
  plans: plansHead,
  titleNote: spoken("After the title of a plan, with its `{price}`.", phrase("price")),
  chooseNote,
  figures: record({
    ram: name,
    cpu: name,
    cores: plural().describe("After the number of cores: `cores`."),
    storage: text,
    transfer: text,
    network: phrase("number").describe("`{number}` is the speed in Gbps: `{number} Gbps network`."),
  }).describe(figureNames),
  questionsTitle,
  featuresTitle: text.describe("The title of the list of VPS features."),
  closing: closing({ websiteLink }),
  productName,
});

export const websiteHosting = page({
  head: headWithScene("website-hosting", { plansLink, supportLink }),
  plans: plansHead,
  chooseNote,
  figures: record({
    ...texts("bandwidth", "backup", "daily", "weekly"),
    domains: plural().describe("The name of the number of domains: `Domains`."),
    cpu: name,
    cores: plural().describe("After the number of cores: `cores`."),
  }).describe(figureNames),
  questionsTitle,
  featuresTitle,
  closing: closing({ vpsLink }),
  productName,
});
