import * as z from "zod";
import { closing, eyebrow, hints, shareDrawing, supportLink } from "./page-parts";
import { record } from "./parts";
import { text, texts } from "./texts";

/** A part of a text: words, or an element of HTML. */
export type TextNode = string | TextElement;

export type TextElement = {
  tag: string;
  children?: TextNode[];
  /** The id of a heading: the end of its address. */
  anchor?: string;
  /** Of a link: a page of this site, or a place on one. */
  to?: string;
  /** Of a link: any other address. */
  href?: string;
  /** A file of content/pictures. */
  picture?: string;
  alt?: string;
  /** Words in which nothing is filled in. */
  code?: string;
  /** Of a numbered list: its first number. */
  start?: number;
  /** Of a cell. */
  align?: "center" | "end";
};

/** A file `content/texts/<name>.md`: the fields of its head, and the text itself. It is translated as a whole. */
export const textPage = record({
  title: text,
  description: text,
  menu: text.exactOptional(),
  body: z.array(z.custom<TextNode>()),
}).meta({ translation: "required" });

/** A text as its page shows it. */
export type TextPage = z.infer<typeof textPage> & {
  /** For the table of contents, if the text has three or more. */
  headings?: readonly TextHeading[];
  /** Of the page of a folder: all others of the folder. */
  pages?: readonly TextLink[];
  /** Of a page in a folder: the page of the folder. */
  parent?: TextLink;
};

export type TextHeading = { hash: string; title: string; level: 1 | 2 };

export type TextLink = { to: string; title: string; description: string };

/** The words around every text. */
export const textPages = record({
  head: record({ eyebrow }).describe(hints.head),
  contents: text.describe("Above the list of headings, which texts with three or more have: `On this page`."),
  scrolling: record(texts("table", "code")).describe(
    "Names of wide tables and code. Only read aloud, to blind visitors.",
  ),
  closing: closing({ supportLink }),
  shareCard: shareDrawing,
});
