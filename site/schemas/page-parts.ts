import type * as z from "zod";
import type { PageWithScene } from "../../art/names";
import { cardDrawing, count, drawing, record, sceneOf, twoLines } from "./parts";
import { spoken, text } from "./texts";

/** Hints of parts that pages extend: an extended schema loses its own. */
export const hints = {
  meta: "The page in search results, browser tabs and lists of pages.",
  head: "The top of the page.",
  shareCard: "The picture that WhatsApp, Discord and others show with a link to this page.",
} as const;

/** What search engines, browser tabs and lists of pages show of a page. */
export const meta = record({
  name: text.describe("A short name for lists of pages: `VPS Hosting`."),
  title: text.describe("In search results and tabs: up to 70 characters. Your name is added if it fits."),
  description: text.describe("The text under the title in search results: 50 to 170 characters."),
}).describe(hints.meta);

/** The line above a heading: a ruler of twenty cells, a figure and a few words. */
export const eyebrow = record({
  cell: count.max(20).describe("Which of the 20 parts of the small ruler is lit: `1` to `20`."),
  figure: text.describe("The part in bold: `Tick 18,000`."),
  text: text.describe("The words after it: `Midnight`."),
}).describe("The small line above the title.");

/** A heading with a sentence under it. */
export const head = record({ title: text, lead: text.describe("One or two sentences under the title.") });

export const headWithEyebrow = head.extend({ eyebrow });

/** The fields of a head beside a scene, which the page can choose, or replace by a picture. */
export function headWithScene<Shape extends z.ZodRawShape>(page: PageWithScene, shape: Shape) {
  return record({
    ...headWithEyebrow.shape,
    drawing: sceneOf(page),
    alt: text
      .exactOptional()
      .describe("What your own picture shows, for blind visitors. Not needed for a drawing."),
    ...shape,
  })
    .refine(
      (head: object) => Object.hasOwn(head, "alt") || !("drawing" in head && `${head.drawing}`.includes(".")),
      {
        path: ["alt"],
        error: "expected what the picture shows, for people who do not see it",
      },
    )
    .describe(hints.head);
}

/** The picture that messengers and social networks show with a link to the page. */
export const shareCard = record({
  headline: twoLines.describe("Two short lines in large letters."),
  offer: text.exactOptional().describe("A line under them: `VPS with root access from ₹1,099 a month`."),
  drawing: cardDrawing.describe("The drawing on it."),
  alt: text.describe("What the drawing shows, for blind visitors: `A grass block`."),
}).describe(hints.shareCard);

/** The same for pages whose records have the words. */
export const shareDrawing = shareCard.pick({ drawing: true, alt: true }).describe(hints.shareCard);

/** The fields of a page between those that every page has. */
export function page<Shape extends z.ZodRawShape>(shape: Shape) {
  return record({ meta, ...shape, shareCard });
}

/** The strip at the end of a page, with the texts of its links. */
export function closing<Shape extends z.ZodRawShape>(links: Shape) {
  return record({
    title: text,
    text: text.describe("One or two sentences under the title."),
    drawing: drawing.exactOptional().describe("A picture beside the words."),
    ...links,
  }).describe("The strip at the end of the page.");
}

export const productName = text.describe("What search engines call these plans together: `VPS hosting`.");

export const statsLabel = spoken("The name of the row of figures.");

export const plansLink = text.describe("The words on the button to the plans.");
export const supportLink = text.describe("The words on the button to Support.");
export const gamesLink = text.describe("The words on the button to your games.");
export const vpsLink = text.describe("The words on the link to VPS.");
export const websiteLink = text.describe("The words on the link to website hosting.");
