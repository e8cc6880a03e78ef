import type * as z from "zod";
import {
  closing,
  eyebrow,
  head,
  headWithScene,
  meta,
  productName,
  shareCard,
  statsLabel,
} from "./page-parts";
import { drawing, plural, record, twoLines } from "./parts";
import { name, phrase, text, texts } from "./texts";

/** The fields of a page between those that every page has. */
function page<Shape extends z.ZodRawShape>(shape: Shape) {
  return record({ meta, ...shape, shareCard });
}

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

export const support = page({
  head: headWithScene("support", {}),
  statsLabel,
  response: text.describe("Before the time of each answer, for people who do not see it."),
});

export const about = page({
  head: headWithScene("about", {
    plansLink: text,
    timelineLink: text.describe("Shown while there are milestones."),
  }),
  statsLabel,
  timeline: head.extend({ eyebrow: text.describe("Follows the day of founding.") }),
  blocksTitle: text.describe("Beside the `blocks` of `about.yaml`."),
  blocksDrawing: drawing.exactOptional().describe("Under that title."),
  features: head,
  closing: closing
    .extend({ gamesLink: text, supportLink: text })
    .describe("At the end of the page, while there are Minecraft plans."),
});

export const partners = page({
  head: headWithScene("partners", { partnersLink: text.describe("Shown while there are partners.") }),
  statsLabel,
  partnerCount: record({
    label: text,
    labelForOne: text.describe("In place of `label` while there is one partner."),
    text,
  }).describe("The last of the figures, while there are partners."),
  cards: head.describe("Above the partners, if there are any."),
  card: record({ location: text, since: text, visit: text, visitNamed: phrase("name") }),
  benefits: head,
  closing: closing.extend({ applyLink: text }),
});

export const careers = record({
  meta,
  head: headWithScene("careers", { openingsLink: text.describe("Shown while there are positions.") }),
  openings: head.extend({
    leadForOne: text.describe("In place of `lead` while there is one position."),
    applyLink: text,
    descriptionLink: text,
  }),
  noOpenings: head
    .extend({
      description: text.describe("In place of the description in `meta`: 50 to 170 characters."),
      mailLink: text,
    })
    .describe("In place of `openings` while there is no position."),
  perksTitle: text,
  valuesTitle: text,
  closing: closing
    .extend({ mailLink: text, aboutLink: text })
    .exactOptional()
    .describe("At the end of the page, while there are positions."),
  shareCard: shareCard.extend({
    offerWithoutOpenings: text.describe("In place of `offer` while there is no position."),
  }),
});

export const position = record({
  head: record({
    eyebrow,
    backLink: text,
    applyLink: text.describe("Also in the strip at the end of the page."),
  }),
  facts: record({ label: text, team: text, location: text, hours: text, posted: text, applyBy: text }),
  storyTitle: text.describe("Above the paragraphs of the position."),
  closing,
  othersTitle: text.describe("Above the other positions, if there are any."),
  shareCard: shareCard.pick({ drawing: true, alt: true }),
});

export const legal = page({
  head: headWithScene("legal", { supportLink: text }),
  words: record({
    documents: text.describe("The name of the row of tabs, for people who do not see it."),
    contents: text.describe("Above the list of sections."),
    lastUpdated: phrase("date"),
    loading: text,
    copyLink: phrase("section"),
    copied: text,
  }),
  documentTitles: record({ privacy: text, terms: text, aup: text, refundPolicy: text }).describe(
    "Of the four documents in `public/legal.json`, in the tabs and above the texts.",
  ),
});

export const notFound = record({
  meta,
  message: record({
    eyebrow: text.describe("Follows the number 404."),
    title: twoLines,
    lead: text,
    homeLink: text,
    supportLink: text,
  }),
});
