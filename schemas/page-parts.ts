import type * as z from "zod";
import { type PageWithScene, pageScenes } from "../art/names";
import { cardDrawing, count, record, sceneOf, twoLines } from "./parts";
import { text } from "./texts";

/** What search engines, browser tabs and lists of pages show of a page. */
export const meta = record({
  name: text.describe("In breadcrumbs and lists of pages."),
  title: text.describe("In the browser tab and in search results. The brand is added if both fit."),
  description: text.describe("In search results: 50 to 170 characters."),
});

/** The line above a heading: a ruler of twenty cells, a figure and a few words. */
export const eyebrow = record({
  cell: count
    .max(20, { error: "expected 20 or less" })
    .describe("The cell of the ruler that is lit: 1 to 20."),
  figure: text.describe("The words in bold, such as `404`."),
  text,
});

/** A heading with a sentence under it. */
export const head = record({ title: text, lead: text });

export const headWithEyebrow = head.extend({ eyebrow });

/** The fields of a head beside a scene, which the page can choose, or replace by a picture. */
export function headWithScene<Shape extends z.ZodRawShape>(page: PageWithScene, shape: Shape) {
  const [usual] = pageScenes[page];
  return record({
    ...headWithEyebrow.shape,
    drawing: sceneOf(page).exactOptional().describe(`At the top of the page. Without it \`${usual}\`.`),
    alt: text
      .exactOptional()
      .describe("What a picture of your own shows, for people who do not see it. A drawing needs none."),
    ...shape,
  }).refine(
    (head: object) => Object.hasOwn(head, "alt") || !("drawing" in head && `${head.drawing}`.includes(".")),
    {
      path: ["alt"],
      error: "expected what the picture shows, for people who do not see it",
    },
  );
}

/** The picture that messengers and social networks show with a link to the page. */
export const shareCard = record({
  headline: twoLines,
  offer: text.exactOptional().describe("A line under the headline."),
  drawing: cardDrawing,
  alt: text.describe("What the drawing shows, for people who do not see it."),
});

/** The fields of a page between those that every page has. */
export function page<Shape extends z.ZodRawShape>(shape: Shape) {
  return record({ meta, ...shape, shareCard });
}

/** The strip at the end of a page. The texts of its links are fields of their own. */
export const closing = record({ title: text, text });

export const productName = text.describe("What search engines call all plans of the page together.");

export const statsLabel = text.describe("The name of the row of figures, for screen readers.");
