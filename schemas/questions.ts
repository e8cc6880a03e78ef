import type * as z from "zod";
import { destination, featureTile, icon, id, listOf, record, siteHref, text } from "./parts";

const question = record({
  id,
  tab: id.describe("The id of a tab of `question-topics.yaml`."),
  question: text,
  answer: text,
  icon,
  tag: text.describe("Shown beside the question and searched with it."),
  features: listOf(text).exactOptional().describe("Short points under the answer; not searched."),
  specs: listOf(record({ label: text, value: text }))
    .exactOptional()
    .describe("Figures under the answer; not searched."),
  relatedLinks: listOf(record({ text, to: siteHref })).exactOptional(),
});

export const questions = record({
  contacts: listOf(featureTile.extend({ destination })),
  questions: listOf(question),
});

export type Question = z.infer<typeof question>;
