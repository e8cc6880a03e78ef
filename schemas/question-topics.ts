import type * as z from "zod";
import { id, listOf, record, text } from "./parts";

const tab = record({ id, label: text });

export const questionTopics = record({
  tabs: listOf(tab),
  popularSearches: listOf(record({ id, text })).describe(
    "A search that a button fills in. A question, an answer or a tag must contain its text.",
  ),
});

export type QuestionTab = z.infer<typeof tab>;
