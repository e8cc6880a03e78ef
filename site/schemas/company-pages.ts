import {
  closing,
  eyebrow,
  gamesLink,
  head,
  headWithScene,
  hints,
  meta,
  page,
  plansLink,
  shareCard,
  shareDrawing,
  statsLabel,
  supportLink,
} from "./page-parts";
import { drawing, record, twoLines } from "./parts";
import { phrase, spoken, text, texts } from "./texts";

/** The texts of the pages about the company and of those that every site has. */

const mailLink = text.describe("The words on the button that writes a mail to you.");

export const support = page({
  head: headWithScene("support", {}),
  closing: closing({ questionsLink: text.describe("The words on the button to the questions of home.") })
    .exactOptional()
    .describe("The strip at the end of the page. Shown if home has questions."),
  statsLabel,
  response: spoken("Before the time in which you answer: `Response`."),
});

export const about = page({
  head: headWithScene("about", {
    plansLink,
    timelineLink: text.describe("The words on the button to your history. Shown if there are milestones."),
  }),
  statsLabel,
  timeline: head
    .extend({ eyebrow: text.describe("In the line above the title.") })
    .describe("The title of your history."),
  blocksTitle: text.describe("The title of the short facts about you: `In short`."),
  blocksDrawing: drawing.exactOptional().describe("A picture under that title."),
  features: head.describe("The title of what you do and why."),
  closing: closing({ gamesLink, supportLink }).describe(
    "The strip at the end of the page. Shown if there are Minecraft plans.",
  ),
});

export const partners = page({
  head: headWithScene("partners", {
    partnersLink: text.describe("The words on the button to your partners."),
  }),
  statsLabel,
  partnerCount: record({
    label: text.describe("What the number is: `Partners`."),
    labelForOne: text.describe("Instead of it, if you have one partner: `Partner`."),
    text: text.describe("One sentence about it."),
  }).describe("The last of the large figures: how many partners you have."),
  cards: head.describe("The title above the partners."),
  card: record({
    location: text.describe("Before the place: `Based in`."),
    since: text.describe("Before the month: `Partner since`."),
    visit: text.describe("The link to their website: `Visit`."),
    visitNamed: spoken("The same link with the `{name}`.", phrase("name")),
  }).describe("What the cards of all partners share."),
  freePlace: head.exactOptional().describe("A card after the partners, for the next one."),
  benefits: head.describe("The title of what partners get."),
  closing: closing({ applyLink: text.describe("The words on the button for new partners.") }),
});

export const careers = record({
  meta,
  head: headWithScene("careers", {
    openingsLink: text.describe("The words on the button to the open positions."),
  }),
  openings: head
    .extend({
      leadForOne: text.describe("Instead of the sentence under the title, if one position is open."),
      applyLink: mailLink,
      descriptionLink: text.describe("The words on the link to the page of a position."),
    })
    .describe("The title above the open positions."),
  noOpenings: head
    .extend({
      description: text.describe("For search results while no position is open: 50 to 170 characters."),
      mailLink,
    })
    .describe("Shown while no position is open."),
  perksTitle: text.describe("The title above what you offer."),
  valuesTitle: text.describe("The title above what you value."),
  closing: closing({ mailLink, aboutLink: text.describe("The words on the button to About.") })
    .exactOptional()
    .describe("The strip at the end of the page, shown while positions are open."),
  shareCard: shareCard
    .extend({ offerWithoutOpenings: text.describe("Instead of the offer, while no position is open.") })
    .describe(hints.shareCard),
});

export const position = record({
  head: record({
    eyebrow,
    backLink: text.describe("The words on the link back to all positions."),
    applyLink: text.describe("The words on the mail button, here and at the end of the page."),
  }).describe(hints.head),
  facts: record({
    label: spoken("The name of the list."),
    ...texts("team", "location", "hours", "posted", "applyBy"),
  }).describe("The words before the facts of a position: `Team`, `Where`, `Apply by`."),
  storyTitle: text.describe("The title above what the work is like: `The work`."),
  closing: closing({}),
  othersTitle: text.describe("The title above the other open positions."),
  shareCard: shareDrawing,
});

export const legal = page({
  head: headWithScene("legal", { supportLink }),
  words: record({
    documents: spoken("The name of the row of tabs."),
    contents: text.describe("Above the list of sections: `On this page`."),
    lastUpdated: phrase("date").describe("Above each text; `{date}` is the day of its last change."),
    loading: text.describe("Shown while a text loads."),
    copyLink: phrase("section").describe("The button that copies the link to a `{section}`."),
    copied: text.describe("Shown when the link is copied."),
  }).describe("The words around the legal texts."),
  documentTitles: record({ privacy: text, terms: text, aup: text, refundPolicy: text }).describe(
    "The titles of the four texts, on their tabs and above them.",
  ),
});

export const notFound = record({
  meta,
  message: record({
    eyebrow: text.describe("The words after the number 404 above the title."),
    title: twoLines.describe("Two lines: `Game Over!` and `Page Not Found`."),
    lead: text.describe("One or two sentences under the title."),
    homeLink: text.describe("The words on the button to the home page."),
    supportLink,
  }).describe("What visitors see at an address that does not exist."),
});
