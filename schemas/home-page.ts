import type * as z from "zod";
import { pageScenes } from "../art/names";
import { eyebrow, head, headWithEyebrow, meta, shareCard } from "./page-parts";
import { drawing, icon, listOf, plural, record, sceneOf } from "./parts";
import { name, phrase, text, texts } from "./texts";

const specCard = record({ label: text.describe("Above the figure."), text });

export const home = record({
  meta: meta.extend({
    shorterTitle: text.exactOptional().describe("Instead of a title of more than 70 characters."),
  }),
  head: record({
    badges: listOf(record({ icon, text })).max(6, {
      error: "expected at most 6: they stand above the title",
    }),
    lead: text,
    gamesLink: text,
    vpsLink: text,
    drawing: sceneOf("home")
      .exactOptional()
      .describe(`At the top of the page. Without it \`${pageScenes.home[0]}\`.`),
    alt: text.describe("What the drawing shows, for people who do not see it."),
  }),
  ticker: record({
    label: text,
    play: text,
    pause: text,
    players: plural().describe("Follows the number of players."),
    trend: text.describe("Follows the change."),
  }).describe("The live activity, whose entries are in `ticker.yaml`."),
  plans: head
    .extend({
      ram: name.describe("Follows the memory of each plan."),
      allLink: text.describe("Leads to `/minecraft`; not shown while there is one plan."),
      vpsLink: text.exactOptional().describe("Under the plans; leads to `/vps`."),
      websiteLink: text.exactOptional().describe("Under the plans; leads to `/website-hosting`."),
    })
    .describe("Above the Minecraft plans, which are in `minecraft-plans.yaml`."),
  specCards: record({ processor: specCard, protection: specCard, latency: specCard }).describe(
    "Their figures are in `home-figures.yaml`.",
  ),
  features: headWithEyebrow,
  panel: headWithEyebrow.extend({
    chart: text.describe("Above the bars."),
    chartLimit: text.describe("At the upper end of the bars."),
    console: text.describe("The name of the console, for people who do not see it."),
    note: text.exactOptional().describe("Under the panel."),
  }),
  locations: headWithEyebrow.extend({ latency: text, uptime: text, bandwidth: text }),
  ping: record({
    ...texts("start", "explanation", "measuring", "progress", "again", "method", "scale"),
    ...texts("nearestBadge", "cityWithoutAnswer"),
    round: phrase("round", "rounds"),
    nearest: phrase("city", "ms"),
    silent: plural("count").describe("How many cities did not answer."),
    offline: record(texts("title", "text")),
    noAnswer: record(texts("title", "text")),
  }).describe("The measurement of the way to each city that has a `pingUrl` in `locations.yaml`."),
  protection: headWithEyebrow
    .extend({ gamesLink: text, trialLink: text })
    .describe("The wide banner about DDoS protection."),
  testimonials: record({
    eyebrow,
    title: text,
    titleForOne: text.exactOptional().describe("Instead of the title, while there is one testimonial."),
    reviewsLink: text,
    rating: phrase("rating", "most").describe("The stars, for people who do not see them."),
    verified: text,
  }),
  questions: record({
    eyebrow,
    title: text,
    noMatch: record({
      drawing,
      title: text,
      text: phrase("search"),
      advice: text,
    }).describe("While no question matches a search."),
    contacts: text.exactOptional().describe("Above the contacts."),
    search: text,
    popular: text.describe("The name of the row of searches, for people who do not see it."),
    topics: text.describe("The name of the row of tabs, for people who do not see it."),
    found: plural("count"),
    foundInTopic: plural("count", "topic"),
    foundNote: text.describe("Follows the number at each tab, for people who do not see it."),
  }),
  assistants: record({
    ...texts("summary", "note", "order", "games", "support", "questions", "rules", "rulesAsData"),
    ...texts("statusPage", "otherPages"),
    company: phrase("brand", "company"),
    prices: phrase("lowest", "highest"),
    price: phrase("price"),
    listed: phrase("address", "price"),
  }).describe("The words of `llms.txt`, which AI assistants read."),
  shareCard,
});

export type HomePage = z.infer<typeof home>;
