import * as z from "zod";
import { accentColor, drawing, id, listOf, record, text } from "./parts";

const homeFeature = record({
  id,
  drawing: drawing.describe("The drawing above the card."),
  title: text,
  description: text,
  benefits: z.tuple([text, text, text], { error: "expected three benefits" }),
  color: accentColor,
});

export const homeFeatures = listOf(homeFeature);
