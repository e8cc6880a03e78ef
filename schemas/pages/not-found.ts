import * as z from "zod";
import { record, text } from "../parts";
import { meta } from "./page-parts";

export const notFoundPage = record({
  meta,
  message: record({
    eyebrow: text.describe("Follows the number 404."),
    title: z.tuple([text, text], { error: "expected two lines" }),
    lead: text,
    homeLink: text,
    supportLink: text,
  }),
});
