import { closing, eyebrow, head, headWithScene, meta, page, shareCard, statsLabel } from "./page-parts";
import { drawing, record, twoLines } from "./parts";
import { phrase, text } from "./texts";

/** The texts of the pages about the company and of those that every site has. */

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
