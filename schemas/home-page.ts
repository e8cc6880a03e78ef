import type * as z from "zod";
import { eyebrow, head, headWithEyebrow, meta, shareCard } from "./page-parts";
import { drawing, icon, listOf, record, text } from "./parts";

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
    alt: text.describe("What the drawing shows, for people who do not see it."),
  }),
  plans: head
    .extend({
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
  locations: headWithEyebrow,
  protection: headWithEyebrow
    .extend({ gamesLink: text, trialLink: text })
    .describe("The wide banner about DDoS protection."),
  testimonials: record({
    eyebrow,
    title: text,
    titleForOne: text.exactOptional().describe("Instead of the title, while there is one testimonial."),
    reviewsLink: text,
  }),
  questions: record({
    eyebrow,
    title: text,
    noMatch: record({
      drawing,
      title: text,
      text: text.describe("The words that were searched for follow it, and a full stop."),
      advice: text,
    }).describe("While no question matches a search."),
    contacts: text.exactOptional().describe("Above the contacts."),
  }),
  assistants: record({ summary: text, note: text }).describe(
    "The first lines of `llms.txt`, which AI assistants read.",
  ),
  shareCard,
});

export type HomePage = z.infer<typeof home>;
