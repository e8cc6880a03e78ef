import type * as z from "zod";
import { date, id, listOf, oneOf, record, sample, text } from "./parts";

const position = record({
  slug: id.describe("The last part of the address: `/careers/support-engineer`."),
  title: text,
  department: text,
  location: text,
  type: oneOf(["full-time", "part-time", "internship"]),
  description: text.describe("Two sentences for the card."),
  about: listOf(text).describe("Paragraphs of the full page."),
  requirements: listOf(text),
  responsibilities: listOf(text),
  datePosted: date,
  validThrough: date.describe("The last day to apply."),
  ...sample,
}).refine(({ datePosted, validThrough }) => validThrough >= datePosted, {
  path: ["validThrough"],
  error: ({ input }) => `expected a date after datePosted, "${(input as { datePosted: string }).datePosted}"`,
});

export const positions = listOf(position);

export type Position = z.infer<typeof position>;
